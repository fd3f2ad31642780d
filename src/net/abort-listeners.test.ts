import { getEventListeners } from 'node:events'
import { describe, expect, test } from 'vitest'
import { onAbort } from './abort-listeners.ts'

const listenersOf = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

describe('onAbort', () => {
  test('tells everyone who listens once, with the reason', () => {
    const controller = new AbortController()
    const told: string[] = []
    onAbort(controller.signal, (reason) => told.push(`a ${reason}`))
    onAbort(controller.signal, (reason) => told.push(`b ${reason}`))
    controller.abort('enough')
    controller.signal.dispatchEvent(new Event('abort'))
    expect(told).toEqual(['a enough', 'b enough'])
  })

  test('tells at once of a signal that has aborted', () => {
    const told: unknown[] = []
    const end = onAbort(AbortSignal.abort('before'), (reason) => told.push(reason))
    end()
    expect(told).toEqual(['before'])
  })

  test('does not tell who no longer listens', () => {
    const controller = new AbortController()
    const told: string[] = []
    const end = onAbort(controller.signal, () => told.push('a'))
    onAbort(controller.signal, () => told.push('b'))
    end()
    controller.abort()
    expect(told).toEqual(['b'])
  })

  test('listens to a signal once for all, and not when the last has ended', () => {
    const { signal } = new AbortController()
    const ends = Array.from({ length: 50 }, () => onAbort(signal, () => {}))
    expect(listenersOf(signal)).toBe(1)
    for (const end of ends.slice(1)) end()
    expect(listenersOf(signal)).toBe(1)
    ends[0]?.()
    expect(listenersOf(signal)).toBe(0)
  })

  test('listens anew to a signal that all had left', () => {
    const controller = new AbortController()
    const told: string[] = []
    const first = onAbort(controller.signal, () => told.push('first'))
    first()
    onAbort(controller.signal, () => told.push('second'))
    // Ended twice: the listener of those who came later stays.
    first()
    controller.abort()
    expect(told).toEqual(['second'])
  })

  test('lets a listener end others while all are told', () => {
    const controller = new AbortController()
    const told: string[] = []
    const ends: (() => void)[] = []
    for (const name of ['a', 'b'])
      ends.push(
        onAbort(controller.signal, () => {
          told.push(name)
          for (const end of ends) end()
        }),
      )
    controller.abort()
    expect(told).toEqual(['a', 'b'])
  })
})
