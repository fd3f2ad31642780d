/**
 * Turns off every source that is on unless configured: what is started with it asks no one on the
 * Internet. Each process, service and configuration that tests, attacks, benchmarks and scripts
 * start has these settings, and names its stand-ins after them.
 */
export const offline = {
  ETH_RPC_URL: 'off',
  OP_RPC_URL: 'off',
  SNAPCHAIN_URL: 'off',
  ACCOUNTS: 'off',
} as const
