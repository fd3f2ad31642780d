import { Icon } from '../parts.tsx'

/**
 * The button by which a reader's browser checks what a page shows, and the place for what comes of
 * it.
 */
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
