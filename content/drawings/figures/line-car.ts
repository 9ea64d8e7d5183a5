import {
  AREAS, BATTERY, BRANCHES, CALLOUTS, CAR_HEIGHT, CAR_POINTS, CAR_WIDTH, ENDS, GLASS, SILL, SEAMS, TRUNK, WHEELS,
  type CarArea,
} from './line-car.data.ts';

const COLOUR = {
  connected: 'var(--color-area-connected)', eco: 'var(--color-area-eco)',
  intelligent: 'var(--color-area-intelligent)', hv: 'var(--color-area-hv)',
} as const;

export function lineCar(): string {
  const wheel = ({x,y,radius}: {x:number;y:number;radius:number}) => {
    const spokes = Array.from({length:5},(_,i)=>{const a=-Math.PI/2+i*2*Math.PI/5; const p=(r:number,o=0)=>`${(x+Math.cos(a+o)*r).toFixed(1)} ${(y+Math.sin(a+o)*r).toFixed(1)}`; return `M${p(13,.5)}L${p(44,.16)}M${p(13,-.5)}L${p(44,-.16)}`}).join('');
    return `<circle cx="${x}" cy="${y}" r="${radius-3}" fill="var(--art-paper)" stroke-width="6"/><circle cx="${x}" cy="${y}" r="47" stroke-width="2"/><circle cx="${x}" cy="${y}" r="8" stroke-width="2"/><path stroke-width="2" d="${spokes}"/>`;
  };
  const area = (a: CarArea) => BRANCHES.filter(b=>b.area===a).map(b=>`<path d="${b.d}" stroke="${COLOUR[b.tone]}" stroke-width="${b.width}"/>`).join('')
   + CALLOUTS.filter(c=>c.area===a).map(c=>`<path d="${c.d}" stroke="${COLOUR[a]}" stroke-width="2"/><circle cx="${c.x}" cy="${c.y}" r="8" fill="var(--art-paper)" stroke-width="3" stroke="${COLOUR[a]}"/>`).join('')
   + ENDS.filter(c=>c.area===a).map(c=>`<circle cx="${c.x}" cy="${c.y}" r="4" fill="${COLOUR[a]}" stroke="none"/>`).join('')
   + Object.values(CAR_POINTS).filter(p=>p.area===a).map(p=> p.mark==='unit' ? `<rect x="${p.x-9}" y="${p.y-8}" width="18" height="16" rx="3" fill="var(--art-paper)" stroke-width="2.5" stroke="${COLOUR[p.tone]}"/>` : `<circle cx="${p.x}" cy="${p.y}" r="6" fill="var(--art-paper)" stroke-width="2.5" stroke="${COLOUR[p.tone]}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CAR_WIDTH} ${CAR_HEIGHT}" fill="none" stroke="var(--color-brand-trunk)" stroke-linecap="round" stroke-linejoin="round">
<path d="${SEAMS}" stroke="var(--color-line)" stroke-width="2"/>
<path d="${GLASS.join('')}" fill="var(--color-surface-connected)" stroke-width="2"/>
<path d="${SILL}" stroke-width="3"/><path d="${TRUNK}" stroke-width="6"/>
${WHEELS.map(wheel).join('')}
<rect x="${BATTERY.x}" y="${BATTERY.y}" width="${BATTERY.width}" height="${BATTERY.height}" rx="6" stroke="var(--color-area-hv)" fill="var(--art-paper)" stroke-width="2.5"/>
<path stroke="var(--color-area-hv)" stroke-width="1.5" d="${Array.from({length:9},(_,i)=>`M${BATTERY.x+34.4*(i+1)} 318v32`).join('')}"/>
${AREAS.map(area).join('')}
</svg>`;
}
