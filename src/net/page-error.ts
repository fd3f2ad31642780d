/** There is no such page, for certain. */
export class GoneError extends Error {
  override readonly name = 'GoneError'
}

/** The page cannot be read now. */
export class UnreadableError extends Error {
  override readonly name: string = 'UnreadableError'
  readonly status: number | undefined
  /** When it may be tried again, unix ms; absent if that is unknown. */
  readonly retryAt: number | undefined

  constructor(
    message: string,
    { status, retryAt, ...options }: ErrorOptions & { status?: number; retryAt?: number } = {},
  ) {
    super(message, options)
    this.status = status
    this.retryAt = retryAt
  }
}

/** The page cannot be read until an operator changes something; the message says what. */
export class ForbiddenError extends UnreadableError {
  override readonly name = 'ForbiddenError'
}

/** The page was not requested: a budget of this service, or a share of it, is used up. */
export class OverBudgetError extends UnreadableError {
  override readonly name = 'OverBudgetError'
}
