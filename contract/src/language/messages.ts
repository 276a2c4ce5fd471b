import { t } from '@artesian/domain/texts/translate';
/** Words that the specification fixes, shared by every screen that says them. */
export const messages = {
  created: t('New entry was saved to the database'),
  updated: t('New data was updated to the database'),
  deleted: t('This entry was deleted from the database'),
  /** Of a form of permits and metering as a whole (3 §8); the others are said of tables and of wells. */
  form: {
    created: t('Data successfully saved!'),
    updated: t('Data successfully saved!'),
    failed: t('There was an error saving the data.'),
  },
  copied: t('Data was copied to your clipboard.'),
  somethingWentWrong: t('Something went wrong'),
  loadFailed: (message: string) => t('An error has occurred: {message}', { message }),
  required: t('*Required field'),
  requiredField: t('This field is required'),
  requiredValue: t('This value is required'),
} as const;
