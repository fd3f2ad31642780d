/** A mutant that changes no behaviour, and why. The line number is left out, as it moves. */
interface Equivalent {
  file: string
  /** The line before the change, trimmed, where the changed one does not tell. */
  from?: string
  /** The changed line, trimmed, as the mutant has it. */
  line: string
  reason: string
}

const equivalents: readonly Equivalent[] = [
  {
    file: 'packages/evidence/src/storage-proof.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source
    line: 'if (!isShortHex(value, 67)) throw new StorageProofError(`slot ${slot} holds no word`)',
    reason: 'the value is decoded from bytes, so its length is even',
  },
  {
    file: 'src/http/keys.ts',
    line: 'const recent = false ? null : keyRing.recent(token)',
    reason: 'without a token the next line does not look at it',
  },
  {
    file: 'src/http/client-address.ts',
    line: 'const MEMORY_SIZE = 10001',
    reason: 'the size of a cache of pure results',
  },
  {
    file: 'packages/contract/src/crypto.ts',
    line: 'const isHigh = (s: Uint8Array): boolean => (s[0]) > 0x7f || (s[0] === 0x7f && bytesToNumber256(s) > HALF_ORDER)',
    reason: 'a signature of 65 bytes has a first byte of s',
  },
  {
    file: 'src/bot/endorser.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source
    line: "return `“${tame(skill, 81)}” is not a skill that is endorsed here. There are: ${tame(refusal.known.join(', '), 160)}.`",
    reason:
      'how much of a long skill is repeated to its author, in a reply that is cut to its size anyway',
  },
  {
    file: 'src/credentials/cast-source.ts',
    line: "if (!/farcaster|warpcast|\\bcast\\b/i.test(source ?? '') && !/farcaster\\.xyz|warpcast\\.com/i.test(reference)) return null",
    reason: 'the text of undefined does not match either',
  },
  {
    file: 'src/credentials/cast-source.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source
    line: "const found = /0x[0-9a-f]{40}(?![0-9a-f])/i.exec(`${reference} ${source ?? ''}`)",
    reason: 'the text of undefined does not match either',
  },
  {
    file: 'src/credentials/put.ts',
    line: 'const stored = false ? [] : await credentials.byUid(uid)',
    reason: 'what is signed has its own time: the condition only saves a read',
  },
  {
    file: 'src/credentials/cast-recheck.ts',
    line: 'if (await cursors.lease(LEASE, owner, everyMs * 5)) await round()',
    reason: 'how much longer than a round a lease lasts',
  },
  {
    file: 'src/owners/nonce.ts',
    line: 'const MAC_LENGTH = 33',
    reason: 'nonces are written and read by the same length; this one is longer',
  },
  {
    file: 'src/owners/sign-in.ts',
    line: 'const opened = await openSession(context, { ...checked, replaces: given.replaces })',
    reason: 'undefined replaces no session, as null does',
  },
  {
    file: 'src/changes/webhooks/stored/tables.ts',
    from: "await db.schema.createIndex('webhook_target_by_target').on('webhook_target').column('target').execute()",
    line: ';',
    reason: 'an index makes answers faster, not different',
  },
  {
    file: 'src/changes/webhooks/stored/tables.ts',
    from: "await db.schema.createIndex('delivery_by_person').on('delivery').columns(['person', 'webhook_id', 'is_dead', 'seq']).execute()",
    line: ';',
    reason: 'an index makes answers faster, not different',
  },
  {
    file: 'src/credentials/stored/filters.ts',
    line: ".columns(['name', column, 'is_shown', 'issued_at', 'uid', ...(true ? [] : (['issuer'] as const))])",
    reason: 'an index makes answers faster, not different',
  },
  {
    file: 'packages/evidence/src/people-file/write-person.ts',
    line: '...(false ? {} : { proof: found.proof }),',
    reason: 'what is undefined is left out of JSON',
  },
  {
    file: 'src/kit/progress.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a line of the source
    line: 'output.write(isTTY ? `\\r${line(state).slice(0, (output.columns ?? 81) - 1)}\\u001b[K` : `${line(state)}\\n`)',
    reason: 'where a line is cut on a terminal that does not tell its width',
  },
  {
    file: 'src/main/people-file/export.ts',
    line: 'const CHUNK_LINES = 201',
    reason: 'how many lines are written at once',
  },
  {
    file: 'src/db/engines/hints.ts',
    line: 'if (error instanceof pg.DatabaseError && cannot.has(error.code)) {',
    reason: 'no code is undefined',
  },
  {
    file: 'src/db/engines/hints.ts',
    line: 'query_timeout: 5001,',
    reason: 'how long a server may take to answer',
  },
  {
    file: 'src/main/people-file/rejects.ts',
    line: 'let bytes = 1',
    reason: 'openFile sets it before it is read',
  },
  {
    file: 'packages/evidence/src/people-file/check-statements.ts',
    line: '...(false ? {} : { contractChainId }),',
    reason: 'an undefined chain is that of a key, as an absent one is',
  },
  {
    file: 'src/people/context.ts',
    line: 'const MEMORY_SIZE = 50001',
    reason: 'the size of a memory of attempts',
  },
  {
    file: 'src/people/context.ts',
    line: 'attempts: new LRUCache({ maxSize: MEMORY_SIZE, sizeCalculation: () => 2 }),',
    reason: 'the size of a memory of attempts',
  },
  {
    file: 'src/people/context.ts',
    line: 'words: new LRUCache({ maxSize: TRACED_KEYS, sizeCalculation: () => 2 }),',
    reason: 'the size of a memory for traces',
  },
  {
    file: 'src/api/trace.ts',
    line: 'return { source, outcome, ...(false ? {} : { reason }), at, tookMs, isForThisAnswer: at >= startedAt }',
    reason: 'a reason that is undefined is left out of JSON',
  },
  {
    file: 'src/search/search.ts',
    line: '(a.profile.profileID <= b.profile.profileID ? -1 : 1)',
    reason:
      'profile ids differ, except in two matches of one person that are equally good, of which either may be named',
  },
  {
    file: 'src/people/refresh.ts',
    line: 'for (let pause = 20; clock() < end; pause = Math.min(pause * 2, 201)) {',
    reason: 'how often a waiting process looks',
  },
  {
    file: 'src/people/lookup.ts',
    line: 'const found = await people.bareFids(unknown.flatMap((index) => keys[index]))',
    reason: 'every index has a key',
  },
  {
    file: 'src/db/journal/change-log.ts',
    line: 'next: hasMore ? (changes.at(-1)?.seq) : Math.max(after, newest, changes.at(-1)?.seq ?? 0),',
    reason: 'where there are more changes than the limit, there is one within it',
  },
]

/** Whether a change, as {@link diffOf} prints it, is known to change nothing. */
export function isEquivalent(diff: string): boolean {
  const [head = '', ...rows] = diff.split('\n')
  const file = head.split(':')[0]
  const marked = (sign: string) =>
    rows
      .filter((row) => row.startsWith(sign))
      .map((row) => row.slice(1).trim())
      .join(' ')
  return equivalents.some(
    (one) =>
      one.file === file && one.line === marked('+') && (one.from ?? marked('-')) === marked('-'),
  )
}
