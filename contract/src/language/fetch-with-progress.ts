import { t } from '@artesian/domain/texts/translate';
/** `fetch`, which by itself cannot tell how much of a file has been sent: told from 0 to 1. Answers and rejects as it does. */
export const fetchWithProgress =
  (onProgress: (sent: number) => void): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const callOff = () =>
        reject((signal?.reason as Error | undefined) ?? new DOMException(t('Called off.'), 'AbortError'));
      if (signal?.aborted) return callOff();
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', callOff);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit);
    });

/** One that says nothing may have no body. */
function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request;
  return new Response(status === 204 ? null : responseText, { status, statusText, headers: headersOf(request) });
}

const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter(Boolean)
      .map((line) => line.split(/:(.*)/).slice(0, 2) as [string, string]),
  );
