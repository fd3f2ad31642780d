import type { Child } from 'hono/jsx'
import { count } from '../person.ts'

interface SectionProps {
  id: string
  title: string
  amount?: number | string
  note?: string
  children?: Child
}

/** A titled part of a page. */
export function Section({ id, title, amount, note, children }: SectionProps) {
  return (
    <section class="block" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {title}
        {amount === undefined ? null : <span class="amount">{amount}</span>}
      </h2>
      {note ? <p class="note">{note}</p> : null}
      {children}
    </section>
  )
}

/**
 * A list of which only the first items are shown until it is unfolded. A single further item is not
 * folded.
 */
export function Folded({ items, most, noun }: { items: Child[]; most: number; noun: string }) {
  const shown = items.length === most + 1 ? items.length : most
  const rest = items.slice(shown)
  return (
    <>
      <ul class="rows">{items.slice(0, shown)}</ul>
      {rest.length > 0 ? (
        <details class="fold">
          <summary>{count(rest.length, `more ${noun}`)}</summary>
          <ul class="rows">{rest}</ul>
        </details>
      ) : null}
    </>
  )
}

/** Short texts of any direction on one line, those that are there. */
export function Facts({ of }: { of: readonly (string | undefined)[] }) {
  const facts = of.filter((fact) => fact !== undefined && fact !== '')
  return facts.length === 0 ? null : (
    <p class="facts">
      {facts.map((fact, at) => (
        <>
          {at === 0 ? '' : ' · '}
          <bdi>{fact}</bdi>
        </>
      ))}
    </p>
  )
}
