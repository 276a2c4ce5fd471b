import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../src/api.ts';
import type { RemoveAttachment } from '../src/attachments/AttachmentList.tsx';
import { AttachmentsPanel } from '../src/attachments/AttachmentsPanel.tsx';
import type { UploadAttachment } from '../src/attachments/AttachmentUpload.tsx';
import { Toasts } from '../src/shell/Toasts.tsx';
import { theme } from '../src/theme.ts';
import { fakeApi } from './support/fake-api.ts';
import { wellLog } from './support/records.ts';
import './support/render-at.tsx';

const log = { ...wellLog, notes: 'Signed' };

interface Open {
  attachments?: () => object[];
  upload?: UploadAttachment;
  remove?: RemoveAttachment;
}

/** The panel of a well; the list is asked of the API, what is sent goes to the callbacks. */
function open({ attachments = () => [log], upload, remove }: Open) {
  fakeApi({
    'GET /api/assoc-wells-to-attachments/11': attachments,
    'GET /api/ui-list-wm-attachment-tags': [
      { att_tag_ndx: 1, att_tag_text: "Driller's log", for_photos: false, for_documents: true },
      { att_tag_ndx: 2, att_tag_text: 'Wellhead', for_photos: true, for_documents: false },
    ],
  });
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <AttachmentsPanel well={11} upload={upload} remove={remove} />
      </QueryClientProvider>
      <Toasts />
    </ThemeProvider>,
  );
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
  it('are listed with what is said of them, each leading to its file', async () => {
    open({});
    const link = await screen.findByRole('link', { name: 'log.pdf' });
    expect(link.getAttribute('href')).toBe('/api/files/f4.pdf');
    expect(await screen.findByText("Driller's log · 0.3 MB · Signed")).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Remove|Upload/ })).toBeNull();
  });

  it('are removed when that is confirmed, and brought back by Undo', async () => {
    let list = [log];
    open({
      attachments: () => list,
      remove: async () => {
        list = [];
        return async () => {
          list = [log];
        };
      },
    });
    await screen.findByRole('link', { name: 'log.pdf' });
    await press('Remove log.pdf');
    expect(screen.getByRole('dialog', { name: 'Delete Record' }).textContent).toContain(
      'Are you sure you want to delete log.pdf?',
    );
    await press('Yes, delete record');
    expect(await screen.findByText('Record was deleted successfully')).toBeTruthy();
    expect(await screen.findByText('No photos or documents yet.')).toBeTruthy();
    await press('Undo');
    expect(await screen.findByRole('link', { name: 'log.pdf' })).toBeTruthy();
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
    let isDown = true;
    open({
      remove: async () => {
        if (isDown) throw new Error('No room left.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove log.pdf' }));
    await press('Yes, delete record');
    expect(await screen.findByText('No room left.')).toBeTruthy();
    isDown = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Remove log.pdf' }));
    await press('Yes, delete record');
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
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' }).disabled).toBe(true);
    await tag("Driller's log");
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

  it('says before anything is sent which files cannot be', async () => {
    const sent: string[] = [];
    open({ upload: async ({ name }) => sent.push(name) });
    const area = (await screen.findByText(/or drop them here/)).parentElement!;
    fireEvent.drop(area, {
      dataTransfer: { files: [file('virus.exe'), file('huge.pdf', 25_100_000), file('log.pdf')] },
    });
    expect(screen.getByText(/^Files of this kind cannot be attached/)).toBeTruthy();
    expect(screen.getByText('The file has 25.1 MB, more than the 25 MB that one may have.')).toBeTruthy();
    expect(screen.getByText('Attached already: log.pdf. Existing files will be overwritten.')).toBeTruthy();
    await tag("Driller's log");
    await press('Upload');
    await waitFor(() => expect(sent).toEqual(['log.pdf']));
    await press('Take away: virus.exe');
    await press('Take away: huge.pdf');
    await tag("Driller's log");
    await press('Upload');
    expect(await screen.findByText('No files selected')).toBeTruthy();
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
