import { noSuch, notBelowNothing, type WordsOfTables } from '../language/constraint-words.ts';

/** What to tell a person who breaks a rule of measurements of water. */
export const scienceConstraints: WordsOfTables = {
  water_levels: {
    water_levels_well_exists: noSuch('well', 'well_ndx'),
    water_levels_method_exists: noSuch('method', 'wl_meas_method_ndx'),
    water_levels_from_exists: noSuch('measuring point', 'wl_meas_from_ndx'),
    water_levels_source_exists: noSuch('source', 'aqsci_data_source_ndx'),
    water_levels_once: { field: 'collect_timestamp', message: 'This well already has a water level at this time.' },
    water_levels_datum_known: { field: 'vertical_datum', message: 'Choose NAVD88 or NGVD29.' },
    water_levels_elevation_with_datum: {
      field: 'vertical_datum',
      message: 'Enter both an elevation and its datum, or neither.',
    },
  },
  water_quality_samples: {
    water_quality_samples_well_exists: noSuch('well', 'well_ndx'),
    water_quality_samples_source_exists: noSuch('source', 'aqsci_data_source_ndx'),
    water_quality_samples_lab_exists: noSuch('laboratory', 'aqsci_lab_ndx'),
  },
  water_quality_results: {
    water_quality_results_sample_exists: noSuch('sample', 'sample_ndx'),
    water_quality_results_parameter_exists: noSuch('parameter', 'parameter_ndx'),
    water_quality_results_once: {
      field: 'parameter_ndx',
      message: 'The sample already has a result for this parameter.',
    },
  },
  logger_uploads: {
    logger_uploads_format_exists: noSuch('file format', 'fileFormat'),
    logger_uploads_files_not_negative: notBelowNothing('files'),
    logger_uploads_progress_in_percent: { message: 'Progress must be from 0 to 100 percent.' },
    logger_uploads_status_known: { message: 'An upload must be processing, completed or failed.' },
    logger_uploads_failed_with_reason: { message: 'A failed upload needs a reason.' },
    logger_uploads_undone_by_somebody: { message: 'An undone upload must name who undid it.' },
  },
  level_series: {
    level_series_well_exists: noSuch('well', 'well_ndx'),
    level_series_steps_listed: { field: 'steps', message: 'Corrections must be a list.' },
  },
  level_marks: {
    level_marks_well_exists: noSuch('well', 'well_ndx'),
    level_marks_of_known_levels: { field: 'of_what', message: 'Choose levels of the logger, by hand, or both.' },
    level_marks_in_order: { field: 'to_at', message: 'The end date must be on or after the start date.' },
    level_marks_flag_known: { field: 'flag', message: 'Choose one of the flags.' },
    level_marks_standing_known: { field: 'standing', message: 'Levels must be approved or provisional.' },
    level_marks_say_something: { field: 'flag', message: 'Choose a flag, or whether the levels are approved.' },
    level_marks_undone_by_somebody: { message: 'An undone flag must name who undid it.' },
  },
  logger_files: {
    logger_files_upload_exists: noSuch('upload', 'upload_ndx'),
    logger_files_kept_once: { message: 'This file is already stored.' },
    logger_files_size_not_negative: notBelowNothing('size_bytes'),
    logger_files_rows_add_up: { message: 'More readings cannot be stored than were read.' },
    logger_files_readings_before_listed: { message: 'Earlier settings of a file must be a list.' },
  },
};
