import { vi } from 'vitest';

/** Stands in for the network where a file is on its way by XMLHttpRequest: the test says how far it is, and what is answered. */
export function fakeUploads(): FakeUpload[] {
  const uploads: FakeUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeUpload {
      constructor() {
        super();
        uploads.push(this);
      }
    },
  );
  return uploads;
}

class FakeUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  call = '';
  form: FormData | undefined;
  status = 0;
  statusText = '';
  responseText = '';

  open(method: string, url: string) {
    this.call = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(form: FormData) {
    this.form = form;
  }
  getAllResponseHeaders() {
    return 'content-type: application/problem+json; charset=utf-8\r\ncache-control: no-store\r\n';
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  /** So many of 100 bytes have been sent. */
  arrive(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded, total: 100 }));
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
  /** The connection is lost. */
  fail() {
    this.dispatchEvent(new Event('error'));
  }
}
