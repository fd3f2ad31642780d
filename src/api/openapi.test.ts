import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  checkAnswerSchema,
  holdersSchema,
  recordAnswerSchema,
  storedAnswerSchema,
} from '@whocast/contract/wire/credential-schema.ts'
import {
  deliveriesAnswerSchema,
  replayAnswerSchema,
  webhookAnswerSchema,
  webhooksAnswerSchema,
  webhookWithSecretSchema,
} from '@whocast/contract/wire/webhook-schema.ts'
import { expect, test } from 'vitest'
import { addAda, createTestService } from '../../test/service.ts'
import { packageRoot } from '../kit/root.ts'
import { openApiDocument } from './openapi.ts'
import { documentedRoutes, examples, routes } from './routes.ts'
import { bulkAnswerSchema, lookupAnswerSchema, searchAnswerSchema, statusSchema } from './schema.ts'

const document = openApiDocument('https://whocast.test', routes) as {
  paths: Record<
    string,
    Record<
      string,
      { responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }> }
    >
  >
}

const answerSchemas: Record<string, { parse(value: unknown): unknown }> = {
  LookupAnswer: lookupAnswerSchema,
  BulkAnswer: bulkAnswerSchema,
  Holders: holdersSchema,
  CredentialAnswer: recordAnswerSchema,
  StoredCredential: storedAnswerSchema,
  CheckAnswer: checkAnswerSchema,
  SearchAnswer: searchAnswerSchema,
  Status: statusSchema,
  WebhookWithSecret: webhookWithSecretSchema,
  WebhookAnswer: webhookAnswerSchema,
  WebhooksAnswer: webhooksAnswerSchema,
  DeliveriesAnswer: deliveriesAnswerSchema,
  ReplayAnswer: replayAnswerSchema,
}

test('passes the linter', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'whocast-openapi-'))
  try {
    const file = join(folder, 'openapi.json')
    await writeFile(file, JSON.stringify(document))
    const redocly = join(packageRoot, 'test/reference/node_modules/@redocly/cli/bin/cli.js')
    const run = promisify(execFile)(
      process.execPath,
      [redocly, 'lint', '--extends=recommended', file],
      {
        cwd: folder,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      },
    )
    const { stderr } = await run.catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${error.stdout}\n${error.stderr}`)
    })
    expect(stderr).toContain('valid')
    expect(stderr).not.toMatch(/warning/i)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 60_000)

test('lists every route, and none beside', () => {
  const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect([...documentedRoutes].sort()).toEqual(listed.sort())
})

test('the examples answer as the reference says, and answers have the documented form', async () => {
  const service = await createTestService()
  await addAda(service)
  const { token } = await service.issueKey()
  let uid = ''
  let id = ''
  for (const [name, { method, path, body }] of Object.entries(examples)) {
    const response = await service.request(path.replace('{uid}', uid).replace('{id}', id), {
      method,
      headers: {
        'x-api-key': token,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    expect(response.status, name).toBe(name === 'POST /webhooks' ? 201 : 200)
    const answer: unknown = await response.json()
    const [verb = '', route = ''] = name.split(' ')
    const schema =
      document.paths[route]?.[verb.toLowerCase()]?.responses[response.status]?.content?.[
        'application/json'
      ]?.schema
    const form = schema?.$ref?.split('/').at(-1)
    if (form) answerSchemas[form]?.parse(answer)
    if (form === 'WebhookWithSecret') id = (answer as { webhook: { id: string } }).webhook.id
    if (form === 'StoredCredential')
      uid = (answer as { credential: { uid: string } }).credential.uid
  }
  await service.close()
})

test('the reference page takes everything from us, without inline script', async () => {
  const service = await createTestService()
  const response = await service.request('http://localhost/docs')
  const page = await response.text()
  expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/)
  expect(page).not.toMatch(/<script(?![^>]*src=)/)
  const files = [...page.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files).toEqual(expect.arrayContaining(['/docs/docs.css', '/docs/docs.js']))
  for (const file of files) {
    const answer = await service.request(`http://localhost${file}`)
    expect(answer.status, file).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50)
  }
  expect(page).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//)
  await service.close()
})
