import { verifyEvidence } from '@whocast/evidence/answer.ts'
import { castEvidence } from '@whocast/evidence/forms/cast-evidence.ts'
import { castData, signMessage } from '@whocast/evidence/forms/farcaster-message.ts'
import type { OnlineChecks } from '@whocast/evidence/verdict.ts'
import type { Cast, Segment } from '@whocast/mention-reader/cast.ts'
import { describe, expect, it } from 'vitest'
import { silentChecks } from '../../test/evidence/online.ts'
import { endorsementRecord, endorsementUid, readEndorsement, refusalOf } from './endorse.ts'

const bot = { fid: 42, username: 'whocast' }
const dwr = { fid: 3, username: 'dwr' }
const ann = { fid: 7, username: 'ann' }
const author = { fid: 616 }

const cast = (content: Segment[], parent?: number): Cast => ({
  hash: `0x${'0a'.repeat(20)}`,
  author,
  content,
  ...(parent === undefined
    ? {}
    : { parent: { fid: parent, hash: `0x${'0b'.repeat(20)}` as const } }),
  threadHash: `0x${'0a'.repeat(20)}`,
  timestamp: 1_790_000_000_000,
})

const endorse = (fid: number, skill: string) => ({ kind: 'endorse', fid, skill })
const withdraw = (fid: number, skill: string) => ({ kind: 'withdraw', fid, skill })
const unclear = (problem: string) => ({ kind: 'unclear', problem })

describe('readEndorsement', () => {
  it.each([
    [
      'a person for a skill',
      [bot, ' endorse ', dwr, ' for design'],
      undefined,
      endorse(3, 'design'),
    ],
    ['in the words of the manual', [bot, ' endorse for engineering'], 3, endorse(3, 'engineering')],
    [
      'not with words around it',
      ['hey ', bot, ' endorse ', dwr, ' for design'],
      undefined,
      unclear('nothing'),
    ],
    [
      'with courtesy',
      [bot, ', please endorse ', dwr, ' for  Product   Design!'],
      undefined,
      endorse(3, 'product design'),
    ],
    ['in the first person', [bot, ' I endorse ', dwr, ' for C++'], undefined, endorse(3, 'c++')],
    [
      'not with another line',
      [bot, ' endorse ', dwr, ' for design\njust kidding'],
      undefined,
      unclear('nothing'),
    ],
    [
      'the mentioned, not the parent',
      [bot, ' endorse ', dwr, ' for design'],
      7,
      endorse(3, 'design'),
    ],
    [
      'not with another person',
      [bot, ' endorse ', dwr, ' for design with ', ann],
      undefined,
      unclear('nothing'),
    ],
    ['them in a reply', [bot, ' endorse them for design'], 3, endorse(3, 'design')],
    [
      'in full-width letters',
      [bot, ' endorse ', dwr, ' for ｄｅｓｉｇｎ'],
      undefined,
      endorse(3, 'design'),
    ],
    [
      'in another script',
      [bot, ' endorse ', dwr, ' for デザイン。'],
      undefined,
      endorse(3, 'デザイン'),
    ],
    [
      'a quoted skill',
      [bot, ' endorse ', dwr, ' for "solidity"'],
      undefined,
      endorse(3, 'solidity'),
    ],
    ['withdrawn', [bot, ' withdraw ', dwr, ' for design'], undefined, withdraw(3, 'design')],
    ['withdrawn in a reply', [bot, ' withdraw for design'], 3, withdraw(3, 'design')],
    [
      'withdrawn at length',
      [bot, ' withdraw my endorsement of ', dwr, ' for design'],
      undefined,
      withdraw(3, 'design'),
    ],
    ['nobody', [bot, ' endorse for design'], undefined, unclear('nobody')],
    [
      'somebody who is only named in the text',
      [bot, ' endorse vitalik.eth for design'],
      3,
      unclear('nobody'),
    ],
    ['the bot', [bot, ' endorse for design'], 42, unclear('nobody')],
    ['oneself', [bot, ' endorse for design'], 616, unclear('oneself')],
    ['for nothing', [bot, ' endorse ', dwr], undefined, unclear('nothing')],
    [
      'for a link',
      [bot, ' endorse ', dwr, ' for https://evil.example'],
      undefined,
      unclear('nothing'),
    ],
    [
      'for too much',
      [bot, ' endorse ', dwr, ` for ${'x'.repeat(61)}`],
      undefined,
      unclear('nothing'),
    ],
    ['no endorsement', [bot, ' who is ', dwr], undefined, null],
    ['a bare word', [bot, ' endorse'], undefined, null],
    ['another sentence', [bot, ' endorse this message'], undefined, null],
    ['a word that inherits', [bot, ' constructor ', dwr, ' for design'], undefined, null],
    ['without the bot', ['endorse ', dwr, ' for design'], undefined, null],
    ['before the bot', ['endorse ', dwr, ' for design ', bot], undefined, null],
  ] as [string, Segment[], number | undefined, unknown][])(
    'reads %s',
    (_what, content, parent, expected) => {
      expect(readEndorsement(cast(content, parent), bot.fid)).toEqual(expected)
    },
  )

  it('never reads the bot’s own casts', () => {
    expect(
      readEndorsement({ ...cast([bot, ' endorse ', dwr, ' for design']), author: bot }, bot.fid),
    ).toBeNull()
  })
})

describe('refusalOf', () => {
  const table = {
    design: 'everybody',
    engineering: { holdersOf: 'Skill: Engineering' },
    judging: { fids: [1, 2] },
  } as const
  const nobody = { fid: 9, credentials: [] }

  it.each([
    ['design', nobody, null],
    ['engineering', { fid: 9, credentials: ['Skill: Engineering'] }, null],
    ['engineering', nobody, { reason: 'not-a-holder', of: 'Skill: Engineering' }],
    ['judging', { fid: 2, credentials: [] }, null],
    ['judging', nobody, { reason: 'not-allowed' }],
    ['cooking', nobody, { reason: 'unknown-skill', known: ['design', 'engineering', 'judging'] }],
    [
      'constructor',
      nobody,
      { reason: 'unknown-skill', known: ['design', 'engineering', 'judging'] },
    ],
  ] as [string, { fid: number; credentials: string[] }, unknown][])(
    'for %s by %j is %j',
    (skill, by, expected) => {
      expect(refusalOf(table, skill, by)).toEqual(expected)
    },
  )

  it('lets `*` stand for any other skill, and an empty table for none', () => {
    expect(refusalOf({ '*': 'everybody' }, 'cooking', nobody)).toBeNull()
    expect(refusalOf({}, 'design', nobody)).toEqual({ reason: 'unknown-skill', known: [] })
  })
})

describe('endorsementRecord', () => {
  const signed = signMessage(
    castData({
      fid: 616,
      text: ' endorse  for Product   Design',
      mentions: [
        { fid: 42, position: 0 },
        { fid: 3, position: 9 },
      ],
      at: 1_790_000_000,
    }),
    `0x${'31'.repeat(32)}`,
  )
  const input = {
    cast: { ...cast([bot, ' endorse ', dwr, ' for Product   Design']), hash: signed.hash },
    evidence: castEvidence(signed),
    attester: { address: `0x${'01'.repeat(20)}` },
    attestee: { address: `0x${'02'.repeat(20)}`, profileID: 'd'.repeat(21) },
    now: 1_790_000_005,
  } as const
  const request = readEndorsement(input.cast, bot.fid)

  it('holds for a checker that knows the keys of the fid', async () => {
    if (!request || request.kind === 'unclear') throw new Error('it was not read')
    const record = JSON.parse(JSON.stringify(endorsementRecord(request, input)))
    expect(record).toMatchObject({
      kind: 'farcaster-cast',
      name: 'Endorsed for product design',
      issuer: 'farcaster',
      issuedAt: 1_790_000_000,
    })
    const online: OnlineChecks = {
      ...silentChecks,
      keyState: async (fid, key) => (fid === 616 && key === signed.signer ? 'added' : 'unknown'),
    }
    expect(await verifyEvidence(record, { online, now: input.now })).toMatchObject({
      status: 'holds',
    })
    for (const change of [
      { name: 'Endorsed for all' },
      { attestee: { fid: 4 } },
      { attester: { fid: 3 } },
      { issuedAt: 1 },
    ]) {
      expect(
        await verifyEvidence({ ...record, ...change }, { online, now: input.now }),
      ).toMatchObject({ status: 'fails' })
    }
  })

  it('is the same one when said again or withdrawn, and only reported without the signed cast', () => {
    const uid = endorsementUid(616, 3, 'design')
    const again = endorsementRecord(
      { kind: 'endorse', fid: 3, skill: 'design' },
      { ...input, evidence: null },
    )
    const gone = endorsementRecord({ kind: 'withdraw', fid: 3, skill: 'design' }, input)
    expect([again.uid, gone.uid]).toEqual([uid, uid])
    expect(again).toMatchObject({ kind: 'reported', verification: { result: 'unchecked' } })
    expect(gone.revocation).toEqual({ status: 'revoked', at: input.now, checkedAt: input.now })
    expect(endorsementUid(616, 4, 'design')).not.toBe(uid)
    expect(endorsementUid(61, 63, 'design')).not.toBe(endorsementUid(616, 3, 'design'))
  })
})
