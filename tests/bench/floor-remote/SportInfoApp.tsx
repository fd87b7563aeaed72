import axios from 'axios';
import dayjs from 'dayjs';
import EventEmitter from 'eventemitter3';
import { useState } from 'react';
import { NavigationType, Route, Router, Routes, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** The packages that the product's budget counts as given, each used as the product uses it, and nothing else. */
export default function SportInfoApp() {
  const [parts] = useState(() => ({
    client: axios.create(),
    bridge: new EventEmitter(),
    store: createStore(() => ({ at: dayjs().format('YYYY-MM-DD') })),
  }));
  const at = useStore(parts.store, (state) => state.at);
  const navigator = { push: ignore, replace: ignore, go: ignore, createHref: String };
  return (
    <Router location="/" navigationType={NavigationType.Pop} navigator={navigator}>
      <Routes>
        <Route
          path="*"
          element={<Page text={`${at} ${parts.client.defaults.timeout} ${parts.bridge.eventNames()}`} />}
        />
      </Routes>
    </Router>
  );
}

const ignore = (): void => {};

function Page({ text }: { text: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <button type="button" onClick={() => navigate('/')}>
      {pathname} {text}
    </button>
  );
}
