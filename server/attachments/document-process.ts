import { type Inspection, inspectDocument } from './inspect-document.ts';
import { answerServer } from './own-process.ts';

// `null`, because a message cannot be `undefined`.
answerServer((inspection: Inspection) => inspectDocument(inspection) ?? null);
