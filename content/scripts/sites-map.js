/**
 * Stands in for the script of a map service: draws the places to scale, north up, with their distance as the crow flies.
 * Declares what `app/src/islands/ExternalMap.tsx` calls.
 */
const SVG = 'http://www.w3.org/2000/svg';
const KM_PER_DEGREE = 111.3;
/** In kilometers: the margin around the places. */
const MARGIN = 20;

function draw(parent, name, attributes, text = '') {
  const element = parent.appendChild(document.createElementNS(SVG, name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.textContent = text;
  return element;
}

globalThis.siteMap = (element, places) => {
  const middle = places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length;
  const points = places.map(({ name, longitude, latitude }) => ({
    name,
    x: longitude * KM_PER_DEGREE * Math.cos((middle * Math.PI) / 180),
    y: -latitude * KM_PER_DEGREE,
  }));
  const left = Math.min(...points.map(({ x }) => x)) - MARGIN;
  const top = Math.min(...points.map(({ y }) => y)) - MARGIN;
  const width = Math.max(...points.map(({ x }) => x)) + 4 * MARGIN - left;
  const height = Math.max(...points.map(({ y }) => y)) + MARGIN - top;
  const svg = draw(element, 'svg', {
    viewBox: `${left} ${top} ${width} ${height}`,
    role: 'img',
    'aria-label': places.map(({ name, address }) => `${name}: ${address}`).join('. '),
    fill: 'currentColor',
    'font-size': 4,
  });
  svg.style.maxInlineSize = '40rem';
  points.forEach(({ name, x, y }, index) => {
    draw(svg, 'circle', { cx: x, cy: y, r: 1.2 });
    draw(svg, 'text', { x: x + 3, y: y + 1.4 }, name);
    const next = points[index + 1];
    if (!next) return;
    draw(svg, 'path', {
      d: `M${x} ${y}L${next.x} ${next.y}`,
      stroke: 'currentColor',
      'stroke-width': 0.4,
      'stroke-dasharray': '1.5 1.5',
    });
    const distance = Math.round(Math.hypot(next.x - x, next.y - y));
    draw(svg, 'text', { x: (x + next.x) / 2 + 3, y: (y + next.y) / 2 }, `${distance} km`);
  });
};
