import { Icon } from '../parts.tsx'

/** The button that verifies the page in the reader's browser, and the place for the result. */
export const CheckControls = ({ note }: { note: string }) => (
  <>
    <button class="button needs-script" type="button" data-verify>
      <Icon name="signed" />
      <span>Check it yourself</span>
    </button>
    <p class="note needs-script" data-before>
      {note}
    </p>
    <div class="outcome" role="status" data-outcome />
  </>
)
