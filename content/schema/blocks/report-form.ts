import * as z from 'zod';

import type { ReportTexts } from '../forms/report.ts';

/** A report of wrongdoing. Its texts are in `content/forms/report.json`. */
export const reportFormBlock = z.strictObject({ type: z.literal('report-form') });
export type ReportFormBlock = { readonly type: 'report-form'; readonly texts: ReportTexts };
