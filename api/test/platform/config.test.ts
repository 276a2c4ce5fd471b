import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import { contactOf } from '../../src/platform/district-contact.ts';

describe('settings', () => {
  it('need nothing to start', () => {
    expect(readConfig({}, {})).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      origin: 'http://localhost:3000',
      issuer: 'http://localhost:3000/oidc',
      demonstration: true,
    });
  });

  it.each([
    [{ DEMONSTRATION: 'true' }, 'Barton Springs Demonstration District', 'Barton Springs'],
    [{ DEMONSTRATION: 'false' }, 'Unnamed District', 'District'],
    [
      { DEMONSTRATION: 'true', DISTRICT_NAME: 'Clear Creek Conservation District' },
      'Clear Creek Conservation District',
      'District',
    ],
  ])('call the district of %o %s', (environment, name, shortName) => {
    expect(readConfig(environment, {})).toMatchObject({ DISTRICT_NAME: name, DISTRICT_SHORT_NAME: shortName });
  });

  it.each([
    [{ PORT: 'three thousand' }, {}, /^The setting PORT must be a whole number between 0 and 65535\.$/],
    [{ PORT: '70000' }, {}, /^The setting PORT must be a whole number between 0 and 65535\.$/],
    [{ RATE_LIMIT: '0' }, {}, /The setting RATE_LIMIT must be a whole number of calls per minute, at least 1\./],
    [{ DATABASE_URL: 'mysql://localhost' }, {}, /The setting DATABASE_URL must start with postgres:\/\/\./],
    [
      { DATABASE_URL: 'postgres://a/district', DATABASE_READ_URL: 'postgres://b/district, postgres://c/district' },
      {},
      /The setting DATABASE_READ_URL must be addresses that start with postgres:\/\/, separated by spaces/,
    ],
    [
      { DATABASE_URL: 'postgres://a/district', DATABASE_READ_URL: 'postgres://b/district,postgres://c/district' },
      {},
      /The setting DATABASE_READ_URL must be addresses/,
    ],
    [{ DATABASE_READ_URL: 'postgres://b/district' }, {}, /Set DATABASE_URL beside DATABASE_READ_URL/],
    [
      { OIDC_ISUER: 'https://sign-in.example' },
      {},
      /Unknown setting OIDC_ISUER; see \.env\.example for all settings\./,
    ],
    [{}, { PROT: '3000' }, /Unknown setting PROT; see \.env\.example for all settings\./],
    [
      { DISTRICT_TIME_ZONE: 'Texas' },
      {},
      /The setting DISTRICT_TIME_ZONE must be a time zone such as America\/Chicago\./,
    ],
    [
      { MAP_HOME: 'Austin' },
      {},
      /The setting MAP_HOME must be latitude, longitude and zoom, such as 30\.16823,-97\.85184,11\./,
    ],
    [{ DISTRICT_VIDEO: 'javascript:alert(1)' }, {}, /The setting DISTRICT_VIDEO must be an address such as https/],
    [{ MAP_HOME: '130,-97,11' }, {}, /The setting MAP_HOME must be latitude, longitude and zoom/],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, my-proxy' }, {}, /The setting TRUSTED_PROXIES must be addresses or ranges/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, {}, /The setting TRUSTED_PROXIES must be addresses or ranges/],
    [{ ANSWER_SECONDS: '1' }, {}, /ANSWER_SECONDS must be a whole number of seconds from 2 to 60\./],
    [{ ACCOUNT_CHECK_SECONDS: '61' }, {}, /ACCOUNT_CHECK_SECONDS must be a whole number of seconds from 0 to 60\./],
    [{ DISTRICT_PRIVACY: '../secrets.md' }, {}, /DISTRICT_PRIVACY must be the name of a Markdown file/],
    [{ MAP_IMAGERY: 'https://imagery.example/{z}/{x}' }, {}, /The setting MAP_IMAGERY must be an address that starts/],
    [{ MAP_IMAGERY: 'https://{x}.example/{z}/{x}/{y}' }, {}, /The setting MAP_IMAGERY must be/],
    [{ MAP_IMAGERY: 'http://imagery.example/{z}/{x}/{y}' }, {}, /The setting MAP_IMAGERY must be/],
    [{ MAP_IMAGERY_MAX_ZOOM: '25' }, {}, /The setting MAP_IMAGERY_MAX_ZOOM must be a whole number from 1 to 24/],
    [{ DISTRICT_VIDEO: 'springs.mp4' }, {}, /The setting DISTRICT_VIDEO must be an address such as/],
    [
      { DISTRICT_GUIDES_FOLDER: 'http://folder.example' },
      {},
      /DISTRICT_GUIDES_FOLDER must be an address that starts with https/,
    ],
    [{ IMPORT_ZIP_MB: '3000' }, {}, /The setting IMPORT_ZIP_MB must be a whole number of megabytes from 1 to 2000\./],
    [{ ATTACHMENT_MB: '0' }, {}, /The setting ATTACHMENT_MB must be a whole number of megabytes from 1 to 100\./],
    [{ S3_BUCKET: 'Our Files' }, {}, /The setting S3_BUCKET must be a bucket name/],
    [{ S3_ENDPOINT: 'https://s3.example.org' }, {}, /Set S3_BUCKET to the bucket that keeps the files/],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key' }, {}, /Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together/],
    [{ SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@example.org' }, {}, /SMTP_URL must be an address such as smtp:/],
    [{ SMTP_URL: 'smtp://mail.example.org' }, {}, /Set SMTP_URL and MAIL_FROM together, or neither/],
    [{ MAIL_FORM: 'a@example.org' }, {}, /Unknown setting MAIL_FORM/],
    [{ DISTRICT_REMINDER_DAYS_BEFORE: '40' }, {}, /must be a whole number of days from 1 to 20/],
    [{ SENTRY_DSN: 'key' }, {}, /The setting SENTRY_DSN must be an address such as/],
    [{ OIDC_ISSUER: 'http://login.example.org' }, {}, /The setting OIDC_ISSUER must start with https/],
    [{ OIDC_ISSUER: 'http://localhost.example.org' }, {}, /The setting OIDC_ISSUER must start with https/],
    [{ NODE_ENV: 'production' }, {}, /set ORIGIN to the public address/],
  ])('stop the start with one sentence: %j %j', (environment, file, sentence) => {
    expect(() => readConfig(environment, file as Record<string, string>)).toThrow(sentence);
  });

  it('take several addresses of standbys, also with commas in their passwords', () => {
    const given = {
      DATABASE_URL: 'postgres://a/district',
      DATABASE_READ_URL: ' postgres://u:x,y@b/district\npostgres://c/d ',
    };
    expect(readConfig(given, {}).DATABASE_READ_URL).toEqual(['postgres://u:x,y@b/district', 'postgres://c/d']);
    expect(readConfig({}, { DATABASE_READ_URL: '' }).DATABASE_READ_URL).toEqual([]);
  });

  it('make the built-in sign-in a choice for production, without the accounts of the demonstration', () => {
    const given = { NODE_ENV: 'production', ORIGIN: 'https://wells.example.org/' };
    expect(readConfig(given, {})).toMatchObject({
      embeddedSignIn: true,
      issuer: 'https://wells.example.org/oidc',
      demonstration: false,
    });
  });

  it('say how to reach the district office; only the demonstration has an invented one', () => {
    const contact = (given: Record<string, string>) => contactOf(readConfig(given, {}));
    expect(contact({})).toMatchObject({ phone: '512-555-0100' });
    const nothing = { name: null, phone: null, email: null, address: null };
    expect(contact({ DATABASE_URL: 'postgres://localhost/artesian' })).toEqual(nothing);
    expect(contact({ DISTRICT_EMAIL: 'office@clear-creek.example' })).toEqual({
      ...nothing,
      email: 'office@clear-creek.example',
    });
    expect(() => contact({ DISTRICT_EMAIL: 'the office' })).toThrow(/DISTRICT_EMAIL must be an address such as/);
  });

  it('of the environment go before those of the file, and empty ones are not set', () => {
    expect(
      readConfig({ PORT: '4000', DISTRICT_NAME: '' }, { PORT: '5000', DISTRICT_NAME: 'From the file' }),
    ).toMatchObject({ PORT: 4000 });
  });
});
