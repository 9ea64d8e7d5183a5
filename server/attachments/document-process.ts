import { type Inspection, inspectDocument } from './inspect-document.ts';
import { answerServer } from './own-process.ts';

// A message cannot be `undefined`.
answerServer((inspection: Inspection) => inspectDocument(inspection) ?? null);
