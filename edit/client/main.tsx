import * as z from 'zod';
import { createRoot } from 'react-dom/client';
import '@site/tokens/tokens.css';
import '@site/tokens/modes.css';
import '@site/design-system/global.css';
import './editor.css';

import { Editor } from './Editor.tsx';

// The policy of the page forbids code that is generated at run time.
z.config({ jitless: true });

const root = document.getElementById('editor');
if (root) createRoot(root).render(<Editor />);
