import { describe, expect, it } from 'vitest'
import { requestedNode } from './subject.ts'

const address = `0x${'aB'.repeat(20)}`
const eth = `eth:${address.toLowerCase()}`
const profileID = 'a-profile-id-of-21-ch'

describe('what was asked for', () => {
  it.each([
    ['fid:3', 'fid:3'],
    ['FID: 3', 'fid:3'],
    ['fid 3', 'fid:3'],
    ['fid  3', 'fid:3'],
    ['/fid/3', 'fid:3'],
    ['@dwr', 'name:dwr'],
    ['DWR', 'name:dwr'],
    ['name:dwr', 'name:dwr'],
    ['fname:dwr', 'name:dwr'],
    ['dwr.eth', 'name:dwr.eth'],
    ['ens:DWR.eth', 'name:dwr.eth'],
    ['/ens/dwr.eth', 'name:dwr.eth'],
    ['/fname/%40dwr', 'name:dwr'],
    [address, eth],
    [`wallet:${address}`, eth],
    [`eth: ${address}`, eth],
    [`address:${address}`, eth],
    [`/eth/${address}`, eth],
    ['twitter:Jack', 'twitter:jack'],
    ['x:@jack', 'twitter:jack'],
    ['farcaster:dwr', 'name:dwr'],
    ['basename:dwr.base.eth', 'name:dwr.base.eth'],
    ['basenames:dwr.base.eth', 'name:dwr.base.eth'],
    ['solana:9xQeWvG816bUx9EP', 'solana:9xQeWvG816bUx9EP'],
    ['/socials/github/Ada', 'github:ada'],
    [`profile:${profileID}`, `profile:${profileID}`],
    [`/profiles/${profileID}`, `profile:${profileID}`],
    ['https://whocast.example/api/v1/fid/3?include=proof', 'fid:3'],
    ['https://whocast.example/api/v1/lookup?q=dwr.eth', 'name:dwr.eth'],
    ['/search?q=%20fid%3A3', 'fid:3'],
  ])('%s is %s', (asked, node) => {
    expect(requestedNode(asked)).toBe(node)
  })

  it.each([
    '',
    'fid:0',
    'fid:03',
    'fid:x',
    'fid:12345678901234567',
    '/fid/three',
    '/ens/dwr',
    '/eth/0x12',
    `wallet:${address}0`,
    'wallet:dwr',
    'profile:short',
    `profile:${profileID}x`,
    'not a name',
    'a name of seventeen',
    'aaaaaaaaaaaaaaaaa',
    '-dwr',
    'DW_R',
    '\u212Aate',
    'vit\u0430lik.eth',
    '/socials/twitter/',
    '/socials/two words/ada',
    '/lookup',
    '/unknown/3',
    '/fid/%zz',
    'https://whocast.example',
  ])('%j names nobody', (asked) => {
    expect(requestedNode(asked)).toBeNull()
  })
})
