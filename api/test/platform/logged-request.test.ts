import { expect, it } from 'vitest';
import { withoutSecrets } from '../../src/platform/logged-request.ts';

it.each([
  ['/signed-in?code=s3cret&state=abc&iss=http://localhost', '/signed-in?code=…&state=…&iss=http://localhost'],
  ['/set-password?token=Zp3-x_9', '/set-password?token=…'],
  ['/oidc/session/end?id_token_hint=aaaaaaaa.bbbbbbbb.cccccccc', '/oidc/session/end?id_token_hint=…'],
  ['/api/users/greta@district.example', '/api/users/…'],
  ['/api/status?who=greta%40district.example&n=5', '/api/status?who=…&n=5'],
  ['/api/x?bearer=eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', '/api/x?bearer=…'],
  ['/api/public-map/wells/csv?wellClass=Monitoring', '/api/public-map/wells/csv?wellClass=Monitoring'],
  ['/api/list-wells/5', '/api/list-wells/5'],
])('of %s the log keeps %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});
