import { StrictMode, useState, version } from 'react';
import { createRoot } from 'react-dom/client';
import { hostElement } from '../load-mount';
import { SportInfo } from './sport-info';
import './host.css';

function Host() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <p className="host">
        React <span data-testid="react-version">{version}</span>{' '}
        <button type="button" onClick={() => setShown(!isShown)}>
          {isShown ? 'Remove' : 'Show'}
        </button>
      </p>
      {isShown && <SportInfo basename="/embeds/react-18" />}
    </>
  );
}

createRoot(hostElement('host')).render(
  <StrictMode>
    <Host />
  </StrictMode>,
);
