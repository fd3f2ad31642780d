/** A thread for the tests of `createThread`: some requests make it fail. */
import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '@whocast/contract/error.ts'
import { serveThread } from '../src/db/thread.ts'

export type ThreadInput = number | 'end' | 'hang' | 'fail' | 'reject' | 'sqlite' | 'overflow'

const LOCKED = 5

serveThread(async (input: ThreadInput): Promise<number> => {
  switch (input) {
    case 'end':
      return process.exit(3)
    case 'hang':
      for (;;);
    case 'overflow': {
      const texts: string[][] = []
      for (;;) texts.push(Array.from({ length: 10_000 }, (_, at) => `text ${at}`))
    }
    case 'fail':
      throw new Error('broken')
    case 'reject':
      throw new ServiceError('invalid-request', 'wrong', { retryAfterSeconds: 7 })
    case 'sqlite':
      throw Object.assign(new Error('locked'), { errcode: LOCKED })
    default:
      await setTimeout(0)
      return input * 2
  }
})
