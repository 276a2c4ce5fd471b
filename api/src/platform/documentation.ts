import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from './config.ts';

const logo = new URL('../../../web/public/favicon.svg', import.meta.url);

/** OpenAPI 3.1 of every call: for people at `/api/docs`, for programs at `/api/docs/json`. */
export async function answerApiDocumentation(app: FastifyInstance, config: Config) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Artesian',
        description: `The calls of ${config.DISTRICT_NAME}.`,
        version: config.version,
      },
      components: {
        securitySchemes: {
          signIn: { type: 'openIdConnect', openIdConnectUrl: `${config.issuer}/.well-known/openid-configuration` },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    logo: { type: 'image/svg+xml', content: readFileSync(logo), href: '/' },
    theme: {
      title: 'Calls · Artesian',
      favicon: [
        { filename: 'favicon.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content: readFileSync(logo) },
      ],
    },
  });
}
