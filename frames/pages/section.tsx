import { samplesMadeAt } from '@whocast/contract/samples.ts'
import type { Child } from 'hono/jsx'
import { Icon } from '../parts.tsx'
import { count } from '../person.ts'

interface SectionProps {
  id: string
  title: string
  amount?: number | string
  note?: string | undefined
  children?: Child
}

/** A titled part of a page. */
export const Section = ({ id, title, amount, note, children }: SectionProps) => (
  <section class="block" aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>
      {title}
      {amount === undefined ? null : <span class="amount">{amount}</span>}
    </h2>
    {note ? <p class="note">{note}</p> : null}
    {children}
  </section>
)

/** A part of a page that is unfolded by a press. */
export const Fold = ({ summary, children }: { summary: string; children?: Child }) => (
  <details class="fold">
    <summary>{summary}</summary>
    {children}
  </details>
)

interface ListProps {
  items: readonly Child[]
  most: number
  class: string
  /** Returns the name of the fold, from the number of items in it. */
  rest: (amount: number) => string
}

/** A list of which only the first items are shown until it is unfolded. */
export function FoldedList({ items, most, class: list, rest }: ListProps) {
  const folded = items.slice(most)
  return (
    <>
      {items.length > 0 ? <ul class={list}>{items.slice(0, most)}</ul> : null}
      {folded.length > 0 ? (
        <Fold summary={rest(folded.length)}>
          <ul class={list}>{folded}</ul>
        </Fold>
      ) : null}
    </>
  )
}

/** The same for rows of accounts and credentials; a single further one is not folded. */
export const FoldedRows = ({
  items,
  most,
  noun,
}: Pick<ListProps, 'items' | 'most'> & { noun: string }) => (
  <FoldedList
    items={items}
    most={items.length === most + 1 ? items.length : most}
    class="rows"
    rest={(amount) => count(amount, `more ${noun}`)}
  />
)

/** Short texts of any direction on one line, those that are there. */
export function Facts({ of }: { of: readonly (string | undefined)[] }) {
  const facts = of.filter(Boolean)
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

interface CheckerProps {
  /** The path of the evidence. */
  evidence: string
  isSample: boolean
  note: string
  id?: string
  /** For the script. */
  data: Record<`data-${string}`, string | undefined>
  children?: Child
}

/** The button that checks the page in the reader's browser, and the place of the result. */
export const Checker = ({ evidence, isSample, note, id, data, children }: CheckerProps) => (
  <div
    class="check"
    id={id}
    data-check={evidence}
    {...data}
    data-now={isSample ? samplesMadeAt : undefined}
  >
    <button class="button needs-script" type="button" data-verify>
      <Icon name="signed" />
      <span>Check it yourself</span>
    </button>
    <p class="note needs-script" data-before>
      {note}
    </p>
    <div class="outcome" role="status" data-outcome />
    {children}
  </div>
)
