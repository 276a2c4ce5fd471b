import { ApiError } from '@artesian/contract/language/client';
import { attachToWell } from '@artesian/contract/wells/attachments';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../../src/api.ts';
import { fakeUploads } from '../support/fake-uploads.ts';
import { district, staffCalls, wellLog } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';
import { wellWithParts } from '../support/well-parts.ts';

const WELL = '/data-management/wells/wells-management/11';
const LIST = '/api/assoc-wells-to-attachments/11';
const TAGS = '/api/ui-list-wm-attachment-tags';

describe('a file that is sent from the page of a well', () => {
  it('tells how far it is and why it did not come, and whatever is shown is asked for anew when it is there', async () => {
    const attachments: object[] = [];
    const calls = renderAt(WELL, {
      as: 'Administrator',
      may: staffCalls,
      answers: {
        ...district,
        ...wellWithParts,
        [`GET ${LIST}`]: () => attachments,
        [`GET ${TAGS}`]: [{ att_tag_ndx: 1, att_tag_text: 'Log', for_photos: false, for_documents: true }],
      },
    });
    const uploads = fakeUploads();
    // Asked for by role in one part alone: the page of a well has hundreds of roles.
    const part = within(await screen.findByLabelText('Add photos or documents'));
    await userEvent.upload(
      part.getByLabelText('Choose photos or documents', { selector: 'input' }),
      new File(['%PDF-1.7'], 'log.pdf'),
    );
    await userEvent.click(part.getByRole('combobox', { name: /Tag/ }));
    await userEvent.click(await screen.findByText('Log'));
    await userEvent.click(part.getByText('Upload'));
    const upload = async (place: number) => {
      await waitFor(() => expect(uploads[place]?.form).toBeTruthy());
      return uploads[place]!;
    };
    const tryAgain = () => userEvent.click(part.getByRole('button', { name: 'Try again: log.pdf' }));
    const asked = () => calls.filter(({ path }) => path === TAGS).length;
    const before = asked();

    const first = await upload(0);
    expect(first.call).toBe('POST /api/assoc-wells-to-attachments');
    expect(first.headers.get('authorization')).toBe('Bearer access');
    expect([...first.form!.keys()].at(-1)).toBe('file');
    first.answer(415, { title: 'Refused', detail: 'By its content the file is a program.', code: 'kind' });
    expect(await part.findByText('By its content the file is a program.')).toBeTruthy();

    await tryAgain();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    (await upload(1)).fail();
    expect(await part.findByText(/^You are offline\./)).toBeTruthy();
    online.mockRestore();
    expect(asked()).toBe(before);

    await tryAgain();
    const last = await upload(2);
    last.arrive(40);
    const progress = await part.findByRole('progressbar', { name: 'Uploading log.pdf' });
    await waitFor(() => expect(progress.getAttribute('aria-valuenow')).toBe('40'));
    attachments.push(wellLog);
    last.answer(201, wellLog);
    expect(await screen.findByRole('button', { name: 'Download log.pdf' })).toBeTruthy();
    await waitFor(() => expect(asked()).toBe(before + 1));
    expect(new Set(uploads.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });
});

describe('an upload', () => {
  const send = (signal?: AbortSignal) =>
    api.upload(attachToWell, {
      fields: { well_ndx: 11, tags: '[1]', notes: '', photo_gallery: 'false' },
      file: new File(['x'], 'a.txt'),
      onProgress: () => undefined,
      signal,
    });
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it('is called off on its way, and not begun when it was called off before', async () => {
    const uploads = fakeUploads();
    const controller = new AbortController();
    const ended = outcome(send(controller.signal));
    await waitFor(() => expect(uploads[0]?.form).toBeTruthy());
    controller.abort();
    expect(await ended).toMatchObject({ name: 'AbortError' });
    expect(await outcome(send(controller.signal))).toMatchObject({ name: 'AbortError' });
    expect(uploads).toHaveLength(1);
  });

  it('that is refused is an error with all that the server said', async () => {
    const uploads = fakeUploads();
    const ended = outcome(send());
    await waitFor(() => expect(uploads[0]?.form).toBeTruthy());
    const errors = [{ field: 'tags', message: 'Choose a tag.' }];
    uploads[0]!.answer(400, { title: 'Refused', detail: 'tags: Choose a tag.', code: 'validation', errors });
    const error = (await ended) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      message: 'tags: Choose a tag.',
      problem: { code: 'validation', errors },
    });
  });
});
