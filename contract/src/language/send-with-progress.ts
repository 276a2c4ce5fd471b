interface Form {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: FormData;
  signal: AbortSignal | null;
}

/** As `fetch`, which cannot tell how much of a file has been sent. Rejects as it does when nothing is answered. */
export function sendWithProgress(
  { method, url, headers, body, signal }: Form,
  onProgress: ((sent: number) => void) | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => resolve(responseOf(request)));
    request.addEventListener('error', () => reject(new TypeError('The file could not be sent.')));
    request.addEventListener('abort', () => reject(signal?.reason as Error));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** One that says nothing may have no body. */
function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const headers = { 'content-type': request.getResponseHeader('content-type') ?? '' };
  return new Response(status === 204 ? null : request.responseText, { status, statusText, headers });
}
