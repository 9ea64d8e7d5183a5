import { STATUS_CODES, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { LocalizedText } from '@site/contract/language';
import { localizeMessages } from '@site/contract/messages';
import type { FieldProblem, Problem } from '@site/contract/problem';
import { getSentences, type FormName } from '@site/contract/renderer';
import compliment from '@site/contract/messages/compliment.json' with { type: 'json' };
import inquiry from '@site/contract/messages/inquiry.json' with { type: 'json' };
import lookup from '@site/contract/messages/lookup.json' with { type: 'json' };
import problems from '@site/contract/messages/problems.json' with { type: 'json' };
import report from '@site/contract/messages/report.json' with { type: 'json' };
import reservation from '@site/contract/messages/reservation.json' with { type: 'json' };
import visit from '@site/contract/messages/visit.json' with { type: 'json' };

export type ProblemCode = keyof typeof problems;

const PROBLEM_SENTENCES = localizeMessages('problems', problems);

/** Messages by form: the same code can have different messages in different forms. */
const FIELD_SENTENCES: Readonly<Record<FormName, Readonly<Record<string, LocalizedText>>>> = {
  inquiry: localizeMessages('inquiry', inquiry),
  reservation: localizeMessages('reservation', reservation),
  visit: localizeMessages('visit', visit),
  report: localizeMessages('report', report),
  compliment: localizeMessages('compliment', compliment),
  lookup: localizeMessages('lookup', lookup),
};

/** Returns the message of a code in a form. */
const getFieldSentence = (form: FormName, code: string): LocalizedText | undefined =>
  getSentences(form).flatMap((name) => FIELD_SENTENCES[name][code] ?? [])[0];

/** Returns problem details (RFC 9457) with a message in each language for the request and for each field. */
export function createProblem(
  status: number,
  code: ProblemCode,
  errors: readonly FieldProblem[] = [],
  form: FormName = 'inquiry',
): Problem {
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: PROBLEM_SENTENCES[code],
    ...(errors.length && {
      errors: errors.map((error) => ({
        ...error,
        detail: getFieldSentence(form, error.code) ?? PROBLEM_SENTENCES.invalid,
      })),
    }),
  };
}

export const PROBLEM_HEADERS = {
  'Content-Type': 'application/problem+json; charset=utf-8',
  'Cache-Control': 'no-store',
} as const;

/** Answers a request with a problem. `headers` are added to the existing headers of the response. */
export function sendProblem(
  response: ServerResponse,
  problem: Problem,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = JSON.stringify(problem);
  response.writeHead(problem.status, {
    ...PROBLEM_HEADERS,
    'Content-Length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Answers a request whose method the address does not support; `allow` lists the supported ones. */
export const refuseMethod = (
  response: ServerResponse,
  allow: string,
  headers: OutgoingHttpHeaders = {},
): void =>
  sendProblem(response, createProblem(405, 'methodNotAllowed'), { ...headers, Allow: allow });
