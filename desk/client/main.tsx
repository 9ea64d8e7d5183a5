import { createRoot } from 'react-dom/client';
import '@site/tokens/tokens.css';
import '@site/tokens/modes.css';
import '@site/design-system/global.css';
import './desk.css';

import { Desk } from './Desk.tsx';

const root = document.getElementById('desk');
if (root) createRoot(root).render(<Desk />);
