/** Inlined, as the report is one file. It fits a phone and can be printed. */
export const STYLE = `
:root {
  font:
    1rem/1.5 system-ui,
    sans-serif;
  color: #1d2320;
  background: #fff;
}
body {
  max-width: 80rem;
  margin: 0 auto;
  padding: 1rem;
  overflow-wrap: anywhere;
}
h1,
h2,
h3 {
  line-height: 1.25;
}
h2 {
  margin-top: 2.5rem;
  border-bottom: 1px solid #c4ccc7;
}
h3 {
  margin: 2rem 0 0.25rem;
}
p {
  margin: 0.5rem 0;
  max-width: 45rem;
}
a {
  color: #14532d;
}
ul {
  margin: 0.5rem 0;
  padding-left: 1.25rem;
}
.shops {
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: 0 0.75rem;
}
.shops dd {
  margin: 0;
}
.counts,
.rules,
.findings {
  list-style: none;
  padding: 0;
}
.counts {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: 0.5rem;
}
.counts li {
  padding: 0.5rem 0.75rem;
  border-left: 0.375rem solid;
  background: #f4f6f5;
}
.counts strong {
  display: block;
  font-size: 1.25rem;
}
li.error {
  border-color: #b3261e;
}
li.warning {
  border-color: #9a5b00;
}
li.note {
  border-color: #4a5a70;
}
.rating {
  padding: 0.0625rem 0.5rem;
  border-radius: 0.25rem;
  font-size: 0.875rem;
  font-weight: 400;
  color: #fff;
  white-space: nowrap;
  print-color-adjust: exact;
}
.rating.error {
  background: #b3261e;
}
.rating.warning {
  background: #9a5b00;
}
.rating.note {
  background: #4a5a70;
}
.rules li {
  display: grid;
  grid-template-columns: 9rem 1fr max-content;
  align-items: baseline;
  gap: 0.75rem;
  padding: 0.25rem 0;
  border-bottom: 1px solid #e3e8e5;
}
.rules .rating {
  justify-self: start;
}
.count {
  font-variant-numeric: tabular-nums;
}
h3 .count::before {
  content: '× ';
}
.findings li {
  display: grid;
  gap: 0 1rem;
  padding: 0.375rem 0;
  border-top: 1px solid #e3e8e5;
}
.address {
  font-weight: 600;
}
table {
  margin: 1.5rem 0;
  border-collapse: collapse;
  break-inside: avoid;
}
caption {
  text-align: left;
  font-weight: 600;
}
th,
td {
  padding: 0.25rem 0 0.25rem 0.5rem;
  overflow-wrap: normal;
  border-bottom: 1px solid #e3e8e5;
  text-align: right;
  vertical-align: bottom;
}
th[scope='row'],
th:first-child {
  padding-left: 0;
  text-align: left;
}
th {
  font-weight: 400;
  font-size: 0.875rem;
}
summary {
  padding: 0.375rem 0;
  cursor: pointer;
}
.examples {
  color: #56625b;
}
@media (max-width: 30rem) {
  .rules li {
    grid-template-columns: 1fr max-content;
    gap: 0.125rem 0.75rem;
  }
  .rules .rating {
    grid-column: 1 / -1;
  }
}
@media (min-width: 60rem) {
  .findings li {
    grid-template-columns: 2fr 3fr 3fr;
  }
  .findings .old {
    grid-column: 2;
  }
  .findings .new {
    grid-column: 3;
  }
}
@media print {
  body {
    padding: 0;
  }
  .findings li,
  h3 {
    break-inside: avoid;
    break-after: avoid-page;
  }
  .findings li {
    break-after: auto;
  }
}
`
