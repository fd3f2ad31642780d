/** Prometheus's own parser of its queries. */
export { parser } from '@prometheus-io/lezer-promql'
