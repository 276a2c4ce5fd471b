import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Attachment, AttachmentCalls, EarlierAttachment } from '../../src/attachments/attachment.ts';
import { PermitAttachments } from '../../src/permits/PermitAttachments.tsx';
import { AttachmentsPanel } from '../../src/attachments/AttachmentsPanel.tsx';
import { problem, type Answers } from '../support/fake-api.ts';
import { fakeUploads } from '../support/fake-uploads.ts';
import { wellLog } from '../support/records.ts';
import { renderAlone } from '../support/render-at.tsx';

const log = { ...wellLog, notes: 'Signed' };
const photo = {
  ...wellLog,
  att_ndx: 5,
  original_filename: 'Well head.jpg',
  system_filename: 'f5.jpg',
  system_filepath: '/api/files/f5.jpg',
  content_type: 'image/jpeg',
  tags: 2,
  photo_date: '2026-01-05',
  photo_taken_by: 'Robin',
};
const earlierLog = {
  ...log,
  att_ndx: 3,
  system_filename: 'f3.pdf',
  created_timestamp: '2025-12-24T18:04:00Z',
  removed_timestamp: '2026-02-03T18:04:00Z',
  removed_by_name: 'Dee Developer',
};
const tags = [
  { att_tag_ndx: 1, att_tag_text: "Driller's log", for_photos: false, for_documents: true, for_public: true },
  { att_tag_ndx: 2, att_tag_text: 'Wellhead', for_photos: true, for_documents: false, for_public: false },
  { att_tag_ndx: 3, att_tag_text: 'Letter', for_photos: false, for_documents: true, for_public: false },
];

interface Open extends Pick<AttachmentCalls, 'upload' | 'remove' | 'restore'> {
  attachments?: () => readonly Attachment[];
  earlier?: () => readonly EarlierAttachment[];
  answers?: Answers;
}

/** The panel of a well, whose calls go to the callbacks. */
function open({ attachments = () => [log], earlier = () => [], answers = {}, ...changes }: Open) {
  const calls: AttachmentCalls = {
    of: ['wells', 11],
    current: async () => attachments(),
    earlier: async () => earlier(),
    tags: async () => tags,
    ...changes,
  };
  renderAlone(<AttachmentsPanel hasPhotos calls={calls} />, { answers });
}

const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);
const choose = async (...files: File[]) =>
  userEvent.upload(
    await screen.findByLabelText<HTMLInputElement>('Choose photos or documents', { selector: 'input' }),
    files,
    {
      applyAccept: false,
    },
  );
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function tag(name: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: /Tag/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

describe('the attachments of a well', () => {
  it('are listed with what is said of them and a small picture of each that has one', async () => {
    open({ attachments: () => [photo, log, { ...photo, att_ndx: 6, cannot_be_shown: true }] });
    expect(await screen.findByText("Driller's log · 0.3 MB · Signed")).toBeTruthy();
    expect(screen.getByText('Wellhead · 0.3 MB · taken January 5th, 2026 by Robin')).toBeTruthy();
    expect(screen.getByText(/cannot be shown as a picture/)).toBeTruthy();
    expect([...document.querySelectorAll('img')].map(({ src }) => src)).toEqual([
      expect.stringMatching(/\/api\/files\/f5\.jpg\?size=320$/),
    ]);
    expect(screen.queryByRole('button', { name: /Remove|Upload|Restore/ })).toBeNull();
  });

  it('are looked at one after another, with the keyboard too, beside what is known of them', async () => {
    const text = { ...log, att_ndx: 7, original_filename: 'levels.csv', content_type: 'text/plain' };
    open({
      attachments: () => [photo, log, text, { ...log, att_ndx: 8, content_type: 'application/zip' }],
      answers: { 'GET /api/files/f4.pdf': () => new Response('depth,level') },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Well head.jpg' }));
    const preview = within(screen.getByRole('dialog', { name: 'Well head.jpg' }));
    const picture = preview.getByRole<HTMLImageElement>('img', { name: 'Well head.jpg' });
    expect(picture.src).toMatch(/\/api\/files\/f5\.jpg\?size=1280$/);
    expect(preview.getByText('1 of 4')).toBeTruthy();
    expect(preview.getByText('Ada Administrator')).toBeTruthy();
    fireEvent.error(picture);
    expect(preview.getByText(/^This picture is damaged/)).toBeTruthy();

    await userEvent.keyboard('{ArrowRight}');
    expect(preview.getByTitle('log.pdf').getAttribute('src')).toBe('/api/files/f4.pdf');
    const inTab = preview.getByRole('link', { name: 'Open log.pdf in a new tab' });
    expect([inTab.getAttribute('href'), inTab.getAttribute('rel')]).toEqual(['/api/files/f4.pdf', 'noopener']);
    await userEvent.keyboard('{ArrowRight}');
    expect(await preview.findByText('depth,level')).toBeTruthy();
    await userEvent.click(preview.getByRole('button', { name: 'The next' }));
    expect(preview.getByText(/^Preview is not available/)).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    expect(preview.getByText('3 of 4')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are downloaded as they were uploaded, as who is signed in', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    let isDown = true;
    open({
      answers: {
        'GET /api/originals/f4.pdf': () => (isDown ? problem(403, { detail: 'Not yours.' }) : new Response('%PDF')),
      },
    });
    const download = await screen.findByRole('button', { name: 'Download log.pdf' });
    await userEvent.click(download);
    expect(await screen.findByText('Not yours.')).toBeTruthy();
    isDown = false;
    await userEvent.click(download);
    await waitFor(() => expect(saved).toEqual(['log.pdf']));
  });

  it('have their earlier versions below them, with who and when, each to be had again', async () => {
    const restored: number[] = [];
    open({
      earlier: () => [earlierLog, { ...earlierLog, att_ndx: 2, original_filename: 'another.pdf' }],
      restore: async (key) => restored.push(key),
    });
    await userEvent.click(await screen.findByText('Earlier versions (1)'));
    const said = /^Added Dec 24, 2025, .* by Ada Administrator · replaced Feb 3, 2026, .* by Dee Developer/;
    expect(screen.getByText(said)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Restore the version of Dec 24, 2025/ }));
    expect(await screen.findByText('An earlier version of log.pdf is current again.')).toBeTruthy();
    await press('Undo');
    await waitFor(() => expect(restored).toEqual([3, 4]));
  });

  it('are removed when that is confirmed, and brought back by Undo', async () => {
    let list = [log];
    open({
      attachments: () => list,
      remove: async () => void (list = []),
      restore: async () => void (list = [log]),
    });
    await screen.findByRole('button', { name: 'log.pdf' });
    await press('Remove log.pdf');
    expect(screen.getByRole('dialog', { name: 'Delete Record' }).textContent).toContain(
      'Are you sure you want to delete log.pdf?',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    await press('Yes, delete record');
    expect(await screen.findByText('Record was deleted successfully')).toBeTruthy();
    expect(await screen.findByText('No photos or documents yet.')).toBeTruthy();
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'log.pdf' })).toBeTruthy();
  });

  it('say that they are being removed, and keep the focus in their panel', async () => {
    let list = [log];
    let agree = () => undefined as void;
    open({
      attachments: () => list,
      remove: () => new Promise<void>((resolve) => (agree = resolve)),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove log.pdf' }));
    await press('Yes, delete record');
    expect(await screen.findByText('Removing…')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove log.pdf'));
    list = [];
    agree();
    expect(await screen.findByText('No photos or documents yet.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Photos and documents'));
  });

  it('forget what failed before, once one is removed', async () => {
    const refusals = ['', 'No room left.'];
    open({
      remove: async () => {
        if (refusals.length > 0) throw new Error(refusals.shift());
      },
    });
    const remove = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Remove log.pdf' }));
      await press('Yes, delete record');
    };
    await remove();
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    await remove();
    expect(await screen.findByText('No room left.')).toBeTruthy();
    await remove();
    expect(await screen.findByText('Record was deleted successfully')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('No room left.')).toBeNull());
  });

  it('are added one by one with a tag; what failed stays, and is sent again under the same act', async () => {
    const sent: unknown[] = [];
    const acts = new Set<string>();
    let isDown = true;
    open({
      upload: async ({ name }, { tag: ofFile, notes }, { act, onProgress }) => {
        onProgress(0.5);
        sent.push([name, ofFile, notes]);
        if (name !== 'b.pdf') return;
        acts.add(act);
        if (isDown) throw new Error('No room left.');
      },
    });
    await choose(file('a.pdf'), file('b.pdf'));
    const upload = screen.getByRole('button', { name: 'Upload' });
    expect(upload.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Still missing: Tag')).toBeTruthy();
    await userEvent.click(upload);
    await tag("Driller's log");
    expect(screen.getByText('Visitors see documents of published wells with this tag.')).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), 'Copy');
    await press('Upload');
    expect(await screen.findByText('1 file(s) uploaded successfully')).toBeTruthy();
    expect(await screen.findByText('Failed to upload: b.pdf')).toBeTruthy();
    expect(screen.getByText('No room left.')).toBeTruthy();
    const files = within(screen.getByRole('list', { name: 'Chosen files' }));
    expect(files.getAllByRole('listitem')).toHaveLength(1);
    isDown = false;
    await press('Try again: b.pdf');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Chosen files' })).toBeNull());
    expect(sent).toEqual([
      ['a.pdf', 1, 'Copy'],
      ['b.pdf', 1, 'Copy'],
      ['b.pdf', 1, 'Copy'],
    ]);
    expect(acts.size).toBe(1);
  });

  it('shows how far a file is', async () => {
    let arrive = () => undefined as void;
    open({
      upload: (_file, _said, { onProgress }) => {
        onProgress(0.4);
        return new Promise<void>((resolve) => (arrive = resolve));
      },
    });
    await choose(file('a.pdf'));
    await tag("Driller's log");
    await press('Upload');
    const progress = await screen.findByRole('progressbar', { name: 'Uploading a.pdf' });
    expect(progress.getAttribute('aria-valuenow')).toBe('40');
    arrive();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('that failed altogether say why, as the server does, or that nobody said why', async () => {
    const refusals = ['', 'No room left.'];
    open({ upload: () => Promise.reject(new Error(refusals[0])) });
    await choose(file('a.pdf'), file('b.pdf'));
    await tag("Driller's log");
    await press('Upload');
    expect(await screen.findByText('Upload failed')).toBeTruthy();
    expect(await screen.findByText('Failed to upload: a.pdf, b.pdf')).toBeTruthy();
    expect(screen.getAllByText('Unknown error')).toHaveLength(2);
    refusals.shift();
    await press('Upload');
    // Beside each file, and of all of them.
    await waitFor(() => expect(screen.getAllByText('No room left.')).toHaveLength(3));
  });

  it('says before anything is sent which files cannot be', async () => {
    const sent: string[] = [];
    open({ upload: async ({ name }) => sent.push(name) });
    const area = (await screen.findByText(/or drop them here/)).parentElement!;
    fireEvent.drop(area, {
      dataTransfer: { files: [file('virus.exe'), file('huge.pdf', 25_100_000), file('log.pdf')] },
    });
    expect(screen.getByText(/^Files of this kind cannot be attached/)).toBeTruthy();
    expect(screen.getByText('The file has 25.1 MB, more than the 25 MB that one may have.')).toBeTruthy();
    expect(
      screen.getByText(
        'Attached already: log.pdf. Existing files will be overwritten. Their earlier versions can be restored.',
      ),
    ).toBeTruthy();
    await tag("Driller's log");
    await press('Upload');
    await waitFor(() => expect(sent).toEqual(['log.pdf']));
    await press('Remove: virus.exe');
    await press('Remove: huge.pdf');
    await tag("Driller's log");
    await press('Upload');
    expect(await screen.findByText('No files selected')).toBeTruthy();
  });

  it('are all there when the browser empties what it gave of them before the page was drawn again', async () => {
    open({ upload: async () => undefined });
    const input = await screen.findByLabelText('Choose photos or documents', { selector: 'input' });
    const given: File[] = [];
    const empty = () => {
      given.length = 0;
    };
    Object.defineProperties(input, { files: { get: () => given }, value: { set: empty } });
    act(() => {
      for (const name of ['a.pdf', 'b.pdf']) {
        given.push(file(name));
        fireEvent.change(input);
      }
    });
    const chosen = within(screen.getByRole('list', { name: 'Chosen files' }));
    expect(chosen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('have photos with a date and a photographer, and tags of their own', async () => {
    open({ upload: async () => undefined });
    await tag("Driller's log");
    expect(screen.queryByLabelText('Photo Date')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'In Photo Gallery' }));
    expect(screen.getByRole('combobox', { name: /Tag/ }).textContent).not.toContain('log');
    await userEvent.type(screen.getByRole('textbox', { name: 'Photo Taken By' }), 'Robin');
    await tag('Wellhead');
    await userEvent.click(screen.getByRole('checkbox', { name: 'In Photo Gallery' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'In Photo Gallery' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Photo Taken By' }).value).toBe('');
  });
});

describe('the documents of a permit', () => {
  it('are listed, added with a tag of their own, removed and restored by its calls, and have no gallery', async () => {
    const LIST = '/api/assoc-permits-to-attachments';
    const { photo_gallery: _gallery, photo_date: _date, photo_taken_by: _by, well_ndx: _well, ...letter } = log;
    const calls = renderAlone(<PermitAttachments record={7} />, {
      as: 'Administrator',
      may: [`POST ${LIST}`, `PATCH ${LIST}/{att_ndx}`, `POST ${LIST}/{att_ndx}/restore`],
      answers: {
        [`GET ${LIST}/7`]: [{ ...letter, permit_ndx: 7 }],
        'GET /api/assoc-permits-to-earlier-attachments/7': [],
        'GET /api/ui-list-permit-attachment-tags': [{ att_tag_ndx: 15, att_tag_text: 'Letter' }],
        [`PATCH ${LIST}/4`]: () => new Response(null, { status: 204 }),
        [`POST ${LIST}/4/restore`]: () => new Response(null, { status: 204 }),
      },
    });
    const uploads = fakeUploads();
    await userEvent.upload(await screen.findByLabelText('Choose documents', { selector: 'input' }), file('a.pdf'));
    expect(screen.queryByRole('checkbox', { name: 'In Photo Gallery' })).toBeNull();
    await tag('Letter');
    await press('Upload');
    await waitFor(() => expect(uploads[0]?.form).toBeTruthy());
    expect(uploads[0]!.call).toBe(`POST ${LIST}`);
    const { file: sent, ...fields } = Object.fromEntries(uploads[0]!.form!);
    expect([(sent as File).name, fields]).toEqual(['a.pdf', { permit_ndx: '7', tags: '[15]', notes: '' }]);
    uploads[0]!.answer(201, letter);
    expect(await screen.findByText('1 file(s) uploaded successfully')).toBeTruthy();

    await press('Remove log.pdf');
    await press('Yes, delete record');
    await screen.findByText('Record was deleted successfully');
    await press('Undo');
    await waitFor(() =>
      expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(`POST ${LIST}/4/restore`),
    );
  });
});
