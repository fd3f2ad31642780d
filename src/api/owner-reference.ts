/** The problems of routes for signed-in owners, as the reference describes them. */

export const closed = 'The operator turned sign-in off'
export const notSignedIn = 'Not signed in'
export const otherSite = 'A page of another site sent the request'
export const otherOrigin = 'No page of this service sent it: `Origin` has to be that of the service'

/** The problems of requests with a signed message. */
export const signedProblems = {
  401: 'Not signed in, or the message or its signature is invalid; the detail says why',
  403: otherOrigin,
  404: closed,
  503: 'A chain that has to check the signature is unavailable; or the service is overloaded',
}
