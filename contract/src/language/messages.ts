/** Words that the specification fixes, shared by every screen that says them. */
export const messages = {
  created: 'New entry was saved to the database',
  updated: 'New data was updated to the database',
  deleted: 'This entry was deleted from the database',
  copied: 'Data was copied to your clipboard.',
  somethingWentWrong: 'Something went wrong',
  loadFailed: (message: string) => `An error has occurred: ${message}`,
  required: '*Required field',
  requiredField: 'This field is required',
  requiredValue: 'This value is required',
} as const;
