const status = document.querySelector<HTMLElement>('[data-status]')

/** Shows a sentence; screen readers say it. */
export const say = (text: string): void => {
  if (status) status.textContent = text
}

/** Asks the service; a refusal is thrown with its reason. */
export async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, string>> {
  const response = await fetch(`/api/v1${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as Record<string, string>
  if (!response.ok) throw new Error(answer.detail ?? `The service returned ${response.status}.`)
  return answer
}

function setDisabled(isDisabled: boolean): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.me button'))
    button.disabled = isDisabled
}

/** Runs the action of a button, shows its error, and enables the page again. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  setDisabled(true)
  try {
    await work()
  } catch (error) {
    const { code, message } = error as { code?: number; message?: string }
    // EIP-1193: the person declined.
    say(
      code === 4001
        ? 'Nothing was signed, and nothing changed.'
        : (message ?? 'The request failed. Try again.'),
    )
  } finally {
    setDisabled(false)
  }
}

/** Runs an action when one of the matching buttons is pressed. */
export function onPress(selector: string, work: (button: HTMLElement) => Promise<void>): void {
  for (const button of document.querySelectorAll<HTMLElement>(selector))
    button.addEventListener('click', () => void attempt(() => work(button)))
}
