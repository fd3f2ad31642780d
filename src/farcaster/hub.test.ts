import { expect, it } from 'vitest'
import { createHub } from './hub.ts'

it('asks the node whether a message is valid, and gives up in time', async () => {
  const calls: string[] = []
  const node = (
    post: (
      route: string,
      bytes: Uint8Array,
      options?: { signal?: AbortSignal },
    ) => Promise<unknown>,
  ) =>
    createHub({ get: async () => ({ status: 404, body: null }) as never, post: post as never }, 20)
  const hub = node(async (route) => {
    calls.push(route)
    return { status: 200, body: { valid: true } }
  })
  expect(await hub.isValidMessage(Uint8Array.of(1))).toBe(true)
  expect(calls).toEqual(['validateMessage'])
  const hanging = node(
    (_route, _bytes, options) =>
      new Promise((_, reject) =>
        options?.signal?.addEventListener('abort', () => reject(new Error('late'))),
      ),
  )
  await expect(hanging.isValidMessage(Uint8Array.of(1))).rejects.toThrow('late')
})
