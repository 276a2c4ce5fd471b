import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { tooSlow } from './problems.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long an answer may take to begin, in ms. */
    patienceMs?: number;
  }
  interface FastifyRequest {
    /** Undefined where nobody counts. */
    deadline: Deadline | undefined;
  }
}

interface Deadline {
  /** From now on the time counts, from the beginning. */
  begin(): void;
  end(): void;
}

/** What it takes to say so. */
const TO_ANSWER_MS = 500;

/**
 * Answers 503 to a call whose answer has not begun in time, whatever it waits for. The time that its body takes to arrive does not
 * count; nor does that of an answer which is being sent. What the call does goes on: a repeated key finds out what became of it.
 */
export function keepDeadlines(app: FastifyInstance, { ANSWER_SECONDS }: Pick<Config, 'ANSWER_SECONDS'>) {
  const patienceMs = ANSWER_SECONDS * 1000 - TO_ANSWER_MS;
  app.decorateRequest('deadline', undefined);
  app.addHook('onRequest', async (request, reply) => {
    request.deadline = deadlineOf(reply, request.routeOptions.config.patienceMs ?? patienceMs);
    request.deadline.begin();
  });
  app.addHook('preParsing', async (request) => (hasBody(request) ? request.deadline?.end() : undefined));
  app.addHook('preValidation', async (request) => (hasBody(request) ? request.deadline?.begin() : undefined));
  app.addHook('onSend', async (request) => request.deadline?.end());
  app.addHook('onResponse', async (request) => request.deadline?.end());
}

/** Receives, inside a handler, what takes as long as the caller takes to send it. */
export async function withoutDeadline<T>({ deadline }: FastifyRequest, receive: () => Promise<T>): Promise<T> {
  deadline?.end();
  try {
    return await receive();
  } finally {
    deadline?.begin();
  }
}

function deadlineOf(reply: FastifyReply, patienceMs: number): Deadline {
  let timer: NodeJS.Timeout | undefined;
  const refuse = () => {
    if (!reply.sent) void reply.send(tooSlow());
  };
  return {
    begin: () => (timer = setTimeout(refuse, patienceMs)),
    end: () => clearTimeout(timer),
  };
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
