"use client";

export { default } from "../shared/header.jsx";
