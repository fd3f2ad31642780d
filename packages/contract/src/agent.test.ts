import { expect, test } from 'vitest'
import { agentHandle, parseAgentHandle, registrationKey } from './agent.ts'
import { parseHandle } from './channel.ts'

const registry = '0x8004a169fb4a3325136eb29fa0ceb6d2e539a432' as const

test('the record of the example in ENSIP-25', () => {
  expect(registrationKey({ chainId: 1, registry, agentId: '167' })).toBe(
    'agent-registration[0x000100000101148004a169fb4a3325136eb29fa0ceb6d2e539a432][167]',
  )
})

test('a chain whose number takes several bytes', () => {
  expect(registrationKey({ chainId: 8453, registry, agentId: '0' })).toBe(
    'agent-registration[0x0001000002210514' + '8004a169fb4a3325136eb29fa0ceb6d2e539a432][0]',
  )
  expect(registrationKey({ chainId: 42161, registry, agentId: '1' })).toContain(
    '[0x00010000' + '02a4b1' + '14',
  )
})

test.each([
  ['an entry', `eip155:8453:${registry}:22`, { chainId: 8453, registry, agentId: '22' }],
  ['agent 0', `eip155:1:${registry}:0`, { chainId: 1, registry, agentId: '0' }],
  ['a number with a zero before it', `eip155:1:${registry}:022`, null],
  ['a number that no token has', `eip155:1:${registry}:${1n << 256n}`, null],
  ['an ENS name', 'swap.eth', null],
])('a handle: %s', (_what, handle, entry) => {
  expect(parseAgentHandle(handle)).toEqual(entry)
  if (entry) {
    expect(agentHandle(entry)).toBe(handle)
    expect(parseHandle('agent', handle.toUpperCase())).toBe(handle)
  }
})
