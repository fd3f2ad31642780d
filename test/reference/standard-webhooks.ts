export { Webhook as Verifier } from 'standardwebhooks'
