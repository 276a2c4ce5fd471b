import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import helmet from 'helmet';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';
import { keepDeadlines } from './deadline.ts';
import { speakWithCallers, withoutLanguage } from './language.ts';
import { loggedRequest } from './logged-request.ts';
import { answerFrameworkProblem, answerProblems, Refusal } from './problems.ts';
import { answerUnreadable } from './unreadable-calls.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** Calls are refused while each one waits for a second. Of a short time it would be a single pause, after which all is well. */
const OVERLOAD = { sampleInterval: 10_000, maxEventLoopDelay: 1000 };

/** The server without any calls: logging, request ids, limits, security headers, and words for every error. */
export async function createServer(config: Config): Promise<FastifyInstance> {
  const headers = headersOf(config);
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, serializers: { req: loggedRequest } },
    rewriteUrl: withoutLanguage,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    trustProxy: config.TRUSTED_PROXIES.split(',').map((entry) => entry.trim()),
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, request, reply) =>
      answerFrameworkProblem(error, request, reply.headers({ ...headers(), 'x-request-id': request.id })),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, headers()),
  });
  app.setValidatorCompiler(validatorCompiler);
  // Answers come from the database in the shape of the contract; tests hold them to it, not every request.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  app.decorateRequest('hasApiKey', false);
  app.decorateRequest('hasUnknownKey', false);
  answerProblems(app);
  keepDeadlines(app, config);
  acceptEmptyBodies(app);

  speakWithCallers(app);
  app.addHook(
    'onRequest',
    async ({ url }, reply) => void reply.headers(isEmbed(url) ? headersInFrames(headers(), config) : headers()),
  );
  await app.register(rateLimit, {
    max: (request) => (isOpenData(request) ? config.OPEN_DATA_RATE_LIMIT : config.RATE_LIMIT),
    timeWindow: '1 minute',
    keyGenerator: (request) => `${isOpenData(request) ? 'open data ' : ''}${normalizeIP(request.ip)}`,
    // A key has limits of its own, but not for what each address may do less often than others, such as signing in.
    allowList: (request) => request.hasApiKey && request.routeOptions.config.rateLimit === undefined,
    errorResponseBuilder: (_request, { after }) =>
      new Refusal(
        429,
        'too-many-calls',
        'Too many requests',
        `Too many requests from this address. Try again in ${after}.`,
      ),
  });
  await app.register(underPressure, { ...OVERLOAD, retryAfter: 5, exposeStatusRoute: false });
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Idle connections were closed already; one that becomes idle now would be waited for.
    if (isClosing) reply.header('connection', 'close');
  });
  return app;
}

/** Whether a page is asked for that other sites may show in a frame. */
const isEmbed = (url: string): boolean => url.startsWith('/embed/');

/** The same headers, but that the sites of the settings may frame the page. */
function headersInFrames(headers: Record<string, string>, config: Config): Record<string, string> {
  const {
    'x-frame-options': _older,
    'content-security-policy': policy = '',
    ...others
  } = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const sites = config.DISTRICT_EMBED_SITES === 'none' ? "'none'" : config.DISTRICT_EMBED_SITES;
  return { ...others, 'content-security-policy': policy.replace("frame-ancestors 'none'", `frame-ancestors ${sites}`) };
}

/** Whether somebody's program asks, rather than a screen. */
const isOpenData = ({ url }: FastifyRequest): boolean => /^\/ogc(\/|\?|$)/.test(url);

/** A caller's own id is kept, so that it can be followed through a balancer's log. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** A call whose body is empty although it says JSON (as some clients do) is a call without a body. */
function acceptEmptyBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

/** The same for every answer, so they are made once for the places that they name: the district may change these. */
function headersOf(config: Config): () => Record<string, string> {
  let [places, headers] = ['', {}];
  return () => {
    const now = JSON.stringify([config.DISTRICT_GUIDES_FOLDER, placesToAsk(config)]);
    if (now !== places) [places, headers] = [now, securityHeaders(config)];
    return headers;
  };
}

const mapStyles = [
  'MAP_STYLE_OUTDOORS',
  'MAP_STYLE_STREETS',
  'MAP_STYLE_SATELLITE',
  'MAP_STYLE_LIGHT',
  'MAP_STYLE_DARK',
] as const;
const placesOfSettings = ['MAP_GEOCODER', 'MAP_IMAGERY', 'MAP_PMTILES', 'DISTRICT_LOGO', 'CONTRACTOR_LOGO'] as const;

/**
 * Where the page may send calls beside this server: to the hosts of the settings alone. Any https address only where a host of the settings
 * leads to others that they do not name: a style of a map names its sources, an identity provider its addresses.
 */
function placesToAsk(config: Config): string[] {
  const isAny = !config.embeddedSignIn || mapStyles.some((name) => config[name]);
  const hosts = placesOfSettings.flatMap((name) => originOf(config[name]) ?? []);
  // One at http:// is on this machine, or the settings would be refused.
  const here = [config.issuer, ...hosts]
    .filter((place) => place.startsWith('http:'))
    .map((place) => new URL(place).origin);
  return [...new Set([...(isAny ? ['https:'] : hosts), ...here])];
}

/** None of a path on this server, nor of the name of a file. */
const originOf = (address: string | undefined): string | undefined =>
  address && /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;

/** What no page of ours has a use for, so that nothing that gets into one may use it either. Crews need their camera and their place. */
const PERMISSIONS = [
  'camera=(self)',
  'geolocation=(self)',
  ...[
    'accelerometer',
    'bluetooth',
    'display-capture',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
  ].map((feature) => `${feature}=()`),
].join(', ');

/** Pictures and the video of the landing page may be at any https address; a frame holds files of our own, and the district's shared folder. */
function securityHeaders(config: Config): Record<string, string> {
  const { DISTRICT_GUIDES_FOLDER: guides } = config;
  const secure = config.origin.startsWith('https:');
  const headers: Record<string, string> = { 'permissions-policy': PERMISSIONS };
  const answer = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  };
  helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // What reads the code on a well's tag is WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        mediaSrc: ["'self'", 'https:'],
        connectSrc: ["'self'", 'data:', ...placesToAsk(config)],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", ...(guides ? [new URL(guides).origin] : [])],
        fontSrc: ["'self'", 'data:'],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        upgradeInsecureRequests: secure ? [] : null,
      },
    },
    hsts: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined);
  return headers;
}
