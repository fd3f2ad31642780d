import { expect, it } from 'vitest'
import { decode } from './protobuf.ts'

const schema = [{ name: 'mentions', tag: 2, kind: 'uints' }] as const

it('reads packed numbers', () => {
  expect(decode(schema, Uint8Array.of(0x12, 3, 0x80, 1, 3))).toEqual({ mentions: [128, 3] })
  expect(() => decode(schema, Uint8Array.of(0x12, 1, 0x80))).toThrow('cut short')
})

it('rejects a packed number that is longer than any number', () => {
  const endless = Array.from({ length: 160 }, () => 0x80)
  expect(() => decode(schema, Uint8Array.of(0x12, 0xa1, 1, ...endless, 1))).toThrow('too long')
})
