import './react-hook';
import '@testing-library/jest-dom';
