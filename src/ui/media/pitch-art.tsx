/** A football ground by night, behind what is said of a programme; drawn, so that nothing has to come for it. */
export const PitchArt = ({ className }: { readonly className: string | undefined }) => (
  <svg className={className} viewBox="0 0 390 219" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path d="M0 0h390v219H0z" fill="#12324a" />
    <path d="M0 0h390v70H0z" fill="#1d4a66" />
    <path d="M20 40h350v3H20zM20 50h350v3H20zM20 60h350v3H20z" fill="#cfe6f5" opacity=".4" />
    <path d="M0 74h390v145H0z" fill="#2f8a56" />
    <path d="M0 74h390v20H0zM0 118h390v26H0zM0 174h390v45H0z" fill="#277a4b" />
    <g fill="none" stroke="#fff" strokeOpacity=".7" strokeWidth="2">
      <ellipse cx="195" cy="136" rx="70" ry="26" />
      <path d="M195 74v145" />
    </g>
  </svg>
);
