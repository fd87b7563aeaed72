import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
// Laboratory and pages for QA: without this line they are gone.
import '../lab/plug-in';
import { Portal } from './portal';
import './portal.css';

const element = document.getElementById('portal');
if (element === null) throw new Error('index.html has no #portal');
createRoot(element).render(
  <StrictMode>
    <BrowserRouter>
      <Portal />
    </BrowserRouter>
  </StrictMode>,
);
