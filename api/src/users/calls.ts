import { listUsers } from '@artesian/contract/people/users';
import { answer } from '../platform/calls/answer.ts';
import type { Call } from '../platform/calls/call.ts';
import type { Authentication } from '../sign-in/authentication.ts';
import { answerChangesOfUser } from './changes-of-user.ts';
import type { Directory } from './directory/directory.ts';
import { actBeginUsersFile, answerUsersFile, answerUsersFiles } from './from-file/files.ts';
import { answerPreviewUsers, answerUsersTemplate } from './from-file/preview-users.ts';
import { actTakeBackUser } from './from-file/take-back-user.ts';
import { answerLinkUser } from './link-user.ts';
import { findPerson, readUsers, withPermits } from './read-users.ts';
import { actResetSecondFactor } from './reset-second-factor.ts';
import { answerUserRoles } from './roles.ts';
import { actChangeUser, actCreateUser, actDeleteUser } from './save-users.ts';
import { answerSeeAsUser } from './see-as-user.ts';

/** `GET /api/users-management/users/{isDeveloperOrUserId}`: all that the caller may see, or one of them, or 404. */
const answerUsers = (directory: Directory) =>
  answer(listUsers, async ({ params, user }, { database: { pool } }) => {
    const asked = params.isDeveloperOrUserId;
    if (asked === 'true' || asked === 'false') return readUsers(directory, pool, user);
    return withPermits(pool, await findPerson(directory, pool, user, asked));
  });

/** The calls of users management, on the directory of the settings. */
export const callsOfUsers = (directory: Directory, authentication: Authentication): Call[] => [
  answerUserRoles,
  answerUsers(directory),
  answerPreviewUsers(directory),
  answerUsersTemplate,
  actBeginUsersFile,
  answerUsersFiles,
  answerUsersFile(directory),
  actTakeBackUser(directory, authentication),
  actCreateUser(directory),
  actChangeUser(directory, authentication),
  actDeleteUser(directory, authentication),
  answerLinkUser(directory),
  actResetSecondFactor(directory),
  answerSeeAsUser(directory, authentication),
  answerChangesOfUser(directory),
];
