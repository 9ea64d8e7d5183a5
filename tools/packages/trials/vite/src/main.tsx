import '@site/tokens/tokens.css';
import './dark.css';
import '@site/design-system/global.css';
import { createRoot } from 'react-dom/client';

import { Page } from './Page.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
