import { identifierPath } from '@whocast/contract/identifier.ts'
import { identify } from '@whocast/contract/identify.ts'

/** People of the networks, each by another kind of identifier. */
const liveExamples = ['vitalik.eth', '@dwr', 'fid 3', 'github:torvalds']
/** The invented people of a fresh instance, who are known without a network. */
const sampleExamples = ['sample-layla.eth', '@sample-ada', 'fid 900000001', 'twitter:sample_dana']

/** Example links: the sample people where they are stored. */
export function Examples({ hasSamples }: { hasSamples: boolean }) {
  return (
    <ul class="examples" aria-label="Examples">
      {(hasSamples ? sampleExamples : liveExamples).map((text) => (
        <li>
          <a href={identifierPath(identify(text))}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
