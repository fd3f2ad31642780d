import type { Finding, FoundChannel } from '@whocast/contract/profile.ts'
import { expect, it } from 'vitest'
import { type OwnGroup, restrictRelayed } from './relayed.ts'

const wallet = (digit: string, isVerified = true): FoundChannel => ({
  type: 'wallet',
  value: `0x${digit.repeat(40)}`,
  isVerified,
})
const ens = (name: string): FoundChannel => ({ type: 'ens', value: name, isVerified: true })
const farcaster = (fid: number, name: string): FoundChannel => ({
  type: 'farcaster',
  value: name,
  isVerified: true,
  metadata: [{ name: 'fid', value: String(fid) }],
})

const finding = (
  source: string,
  channels: FoundChannel[],
  isHearsay = source !== 'snapchain',
): Finding =>
  ({
    source,
    scope: `${source}:x`,
    checkedAt: 0,
    fields: {},
    channels,
    ...(isHearsay ? { isHearsay } : {}),
  }) as Finding

/** Ada, fid 3, with a wallet and a name, as the node says. */
const own = finding('snapchain', [farcaster(3, 'ada'), wallet('a'), ens('ada.eth')])
const ada: OwnGroup = { fid: 3, members: [own] }

/** What is left of the channels: type, value, whether verified. */
const tamed = (source: string, channels: FoundChannel[]) =>
  restrictRelayed([finding(source, channels)], [ada])[0]?.channels.map(
    ({ type, value, isVerified }) => `${type} ${value.slice(0, 8)} ${isVerified}`,
  )

it('what the sources here found is left alone', () => {
  expect(restrictRelayed([own], [ada])).toEqual([own])
})

it.each(['upstream', 'import'])('%s adds what no source here speaks of, as reported', (source) => {
  const channels = [ens('other.eth'), wallet('b')]
  const [found] = restrictRelayed([finding(source, channels)], [ada])
  expect(found?.channels.map(({ isVerified, grade }) => ({ isVerified, grade }))).toEqual(
    channels.map(() => ({ isVerified: true, grade: { grade: 'reported', by: source } })),
  )
})

it('hearsay about another person takes away no wallet and no name', () => {
  expect(tamed('upstream', [farcaster(4, 'eve'), wallet('a'), ens('ada.eth')])).toEqual([
    'farcaster eve true',
  ])
  expect(tamed('import', [farcaster(4, 'eve'), wallet('a'), ens('ada.eth')])).toEqual([
    'farcaster eve true',
    'wallet 0xaaaaaa false',
    'ens ada.eth false',
  ])
})

it('what agrees with the sources here stays', () => {
  expect(tamed('upstream', [farcaster(3, 'ada'), wallet('a'), ens('ada.eth')])).toEqual([
    'farcaster ada true',
    'wallet 0xaaaaaa true',
    'ens ada.eth true',
  ])
})

it('a name that is another fid’s is that fid without a name', () => {
  expect(tamed('upstream', [farcaster(4, 'ada')])).toEqual(['farcaster !4 true'])
})

it('another service cannot hang a wallet on a person of Farcaster; a file may', () => {
  expect(tamed('upstream', [farcaster(3, 'ada'), wallet('e')])).toEqual(['farcaster ada true'])
  expect(tamed('import', [farcaster(3, 'ada'), wallet('e')])).toEqual([
    'farcaster ada true',
    'wallet 0xeeeeee true',
  ])
})

it('on a person without a fid it is a claim', () => {
  const noFid: OwnGroup = {
    fid: null,
    members: [finding('ens', [wallet('a'), ens('ada.eth')], false)],
  }
  const [found] = restrictRelayed([finding('upstream', [wallet('a'), wallet('e')])], [noFid])
  expect(found?.channels.map(({ isVerified }) => isVerified)).toEqual([true, false])
})

it('claims stay claims', () => {
  expect(tamed('upstream', [wallet('a', false)])).toEqual(['wallet 0xaaaaaa false'])
})
