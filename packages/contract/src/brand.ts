/** Design values that the card and the page share. */

export const brandName = 'Whocast'

export const brandTagline =
  'Who is this? Profiles, verified accounts and credentials for Farcaster and Ethereum.'

/**
 * Our mark in a 24×24 box, as one filled SVG path: a person whose shoulders are a broadcast wave.
 */
export const markPath =
  'M12 2.2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM2.6 21.4a9.4 9.4 0 0 1 18.8 0h-2.9a6.5 6.5 0 0 0-13 0ZM8.2 21.4a3.8 3.8 0 0 1 7.6 0Z'

/** The accent where no avatar gives one: hue of OKLCH in degrees, and the same as sRGB. */
export const brandHue = 278
export const brandAccent = '#5b4be0'

/** Paper and ink of the two themes. */
export const themes = {
  light: {
    paper: '#fbfaf8',
    panel: '#ffffff',
    ink: '#1a1815',
    muted: '#6b665e',
    line: '#e7e3dc',
    verified: '#0f7a4f',
  },
  dark: {
    paper: '#14130f',
    panel: '#1d1b17',
    ink: '#f4f1ea',
    muted: '#a49d91',
    line: '#34302a',
    verified: '#4cc38a',
  },
} as const
