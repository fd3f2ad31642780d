import { httpbis } from 'http-message-signatures'

export const { verifyMessage } = httpbis
