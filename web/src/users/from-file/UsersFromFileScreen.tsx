import { useParams } from '@tanstack/react-router';
import { AddUsersFromFile } from './AddUsersFromFile.tsx';
import { FormerFile } from './FormerFile.tsx';

/** Adding users from a file, and what a former file added. Not in the specification: the path is ours. */
export default function UsersFromFileScreen() {
  const { file }: { file?: string } = useParams({ strict: false });
  return file === undefined ? <AddUsersFromFile /> : <FormerFile key={file} user_file_ndx={Number(file)} />;
}
