/** Words that the specification fixes, shared by every screen that says them. */
export const messages = {
  created: 'New entry was saved to the database',
  updated: 'New data was updated to the database',
  deleted: 'This entry was deleted from the database',
  /** Of a form of permits and metering as a whole (3 §8); the others are said of tables and of wells. */
  form: {
    created: 'Data successfully saved!',
    updated: 'Data successfully saved!',
    failed: 'There was an error saving the data.',
  },
  copied: 'Data was copied to your clipboard.',
  somethingWentWrong: 'Something went wrong',
  loadFailed: (message: string) => `An error has occurred: ${message}`,
  required: '*Required field',
  requiredField: 'This field is required',
  requiredValue: 'This value is required',
} as const;
