import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { apiKeyHeader } from '@artesian/contract/api-keys/api-keys';
import { fieldMeta } from '@artesian/contract/language/fields';
import { inOneSentence } from '@artesian/contract/language/dictionary';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Config } from './config.ts';
import { documentationStyle } from './documentation-style.ts';
import { withEachPathOnce, type Paths } from './documented-paths.ts';

const logo = new URL('../../../web/public/favicon.svg', import.meta.url);

/** Fields are described by their label, unit and meaning. */
const described = {
  override: ({ zodSchema, jsonSchema }: { zodSchema: object; jsonSchema: object }) => {
    const meta = fieldMeta.get(zodSchema as z.ZodType);
    if (meta) Object.assign(jsonSchema, { title: meta.label, description: inOneSentence(meta) });
  },
};

const describe = createJsonSchemaTransformObject({ zodToJsonConfig: described });

/** OpenAPI 3.1 of every call: for people at `/api/docs`, for programs at `/api/docs/json`. */
export async function answerApiDocumentation(app: FastifyInstance, config: Config) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'API Reference',
        description: `API reference for ${config.DISTRICT_NAME}. [Summary and other formats](/docs)`,
        version: config.version,
      },
      servers: [{ url: config.origin }],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: apiKeyHeader },
          signIn: { type: 'openIdConnect', openIdConnectUrl: `${config.issuer}/.well-known/openid-configuration` },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: described }),
    transformObject: (documented) => {
      const whole = describe(documented);
      // Whatever version of OpenAPI the types allow: this is 3.1, whose paths have these parts.
      return { ...whole, paths: withEachPathOnce(whole.paths as Paths) };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    logo: { type: 'image/svg+xml', content: readFileSync(logo), href: '/' },
    theme: {
      title: 'API Reference · Artesian',
      css: [{ filename: 'artesian.css', content: documentationStyle }],
      favicon: [
        { filename: 'favicon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: readFileSync(logo) },
      ],
    },
  });
}
